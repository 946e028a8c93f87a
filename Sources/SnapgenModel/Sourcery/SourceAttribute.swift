/// An attribute of a declaration: `@available(iOS 17, *)`.
public struct SourceAttribute: Hashable, Codable, Sendable {
    /// The name without `@`: `available`.
    public var name: String
    /// What stands between its commas: by label, and without one by its place, counted from 0.
    public var arguments: [String: String]
    /// The attribute as written, on one line.
    public var text: String

    /// The attribute that is written as `text`.
    public init(name: String, arguments: [String: String] = [:], text: String) {
        self.name = name
        self.arguments = arguments
        self.text = text
    }
}
