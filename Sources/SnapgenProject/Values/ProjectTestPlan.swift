/// A test plan of a scheme.
public struct ProjectTestPlan: Hashable, Codable, Sendable {
    /// The path of the test plan, relative to the root.
    public var path: String
    /// The names of the schemes that use it, sorted.
    public var schemes: [String]
    /// The names of its test targets, in its order; empty if the file cannot be read.
    public var targets: [String]
}
