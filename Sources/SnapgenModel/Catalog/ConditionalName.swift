/// A declaration that exists where conditions hold.
public struct ConditionalName: Hashable, Codable, Sendable {
    /// The declaration as an import names it: `struct Notification`.
    public var name: String
    /// The conditions of the `#if`s around the declaration, outermost first.
    public var conditions: [String]

    /// A declaration under conditions.
    public init(name: String, conditions: [String]) {
        self.name = name
        self.conditions = conditions
    }
}
