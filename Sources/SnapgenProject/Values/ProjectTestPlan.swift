/// A test plan of a scheme.
package struct ProjectTestPlan: Hashable, Encodable, Sendable {
    /// The path of the test plan, relative to the root.
    package var path: String
    /// The names of the schemes that use it, sorted.
    package var schemes: [String]
    /// The names of its test targets, in its order; empty if the file cannot be read.
    package var targets: [String]
    /// The names of those of its targets that it does not run.
    var skippedTargets: [String] = []
    /// The options for all of its configurations.
    package var options: ProjectTestOptions = ProjectTestOptions()
}
