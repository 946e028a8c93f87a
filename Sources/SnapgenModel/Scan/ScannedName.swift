/// A name that the code of a preview uses and does not declare.
public struct ScannedName: Hashable, Codable, Sendable {
    /// The expression before the name.
    public enum Base: Hashable, Codable, Sendable {
        /// No expression: `price(3)`.
        case nothing
        /// Only a dot: `.brand`.
        case dot
        /// A name like that of a type: the type's last name, `Color` in `Color.brand`.
        case type(String)
        /// Any other expression: `hotel.withBreakfast()`.
        case value
    }

    /// The expression before the name.
    public var base: Base
    /// The name; `init` for a value that is made, `subscript` for brackets behind a value or a type.
    public var name: String
    /// The labels of the arguments, empty for none; `nil` for a name that is not called.
    public var labels: [String]?

    /// A use of `name`.
    public init(base: Base, name: String, labels: [String]? = nil) {
        self.base = base
        self.name = name
        self.labels = labels
    }
}

extension ScannedName: Comparable {
    /// Returns whether `left` comes first: by name, then by base and labels.
    public static func < (left: Self, right: Self) -> Bool {
        // Most names differ, and the rest of the key is an array.
        if left.name != right.name { return left.name < right.name }
        return left.restOfKey.lexicographicallyPrecedes(right.restOfKey)
    }

    private var restOfKey: [String] {
        let base =
            switch base {
            case .nothing: ""
            case .dot: "."
            case .value: "?"
            case .type(let name): name
            }
        return [base] + (labels.map { ["("] + $0 } ?? [])
    }
}
