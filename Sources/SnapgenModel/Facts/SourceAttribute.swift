/// An attribute of a declaration: `@available(iOS 17, *)`.
public struct SourceAttribute: Hashable, Sendable {
    /// The name without `@`: `available`.
    public var name: String
    /// The arguments by label; those without a label by position, counted from 0.
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
