/// A function, variable, initializer or subscript at the top level of a file or in an extension, which several modules
/// may declare.
public struct ScannedValue: Hashable, Codable, Sendable {
    /// The kind of declaration; a constant is a variable, as in imports.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        case `func`, `var`, `init`, `subscript`
    }

    /// The code that may use a declaration.
    public enum Access: String, Codable, Sendable, CaseIterable {
        /// Code in the same file.
        case file
        /// Code in the same module, and tests of it.
        case module
        /// Code in other modules.
        case everywhere
    }

    /// The kind of declaration.
    public var kind: Kind
    /// The name; `init` for an initializer, `subscript` for a subscript, `+++` for an operator.
    public var name: String
    /// The last name of the extended type; `nil` at the top level.
    public var owner: String?
    /// The labels of the parameters, empty for none, or the types of an operator's operands; `nil` for a variable.
    public var labels: [String]?
    /// A Boolean value that indicates whether the declaration is a member of the type and not of its values.
    public var isStatic: Bool
    /// The conditions of the `#if`s around the declaration or its extension, outermost first.
    public var conditions: [String]
    /// The code that may use the declaration.
    public var access: Access

    /// A declaration called `name`.
    public init(
        kind: Kind, name: String, owner: String? = nil, labels: [String]? = nil, isStatic: Bool = false,
        conditions: [String] = [], access: Access = .module
    ) {
        self.kind = kind
        self.name = name
        self.owner = owner
        self.labels = labels
        self.isStatic = isStatic
        self.conditions = conditions
        self.access = access
    }
}
