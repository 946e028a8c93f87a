/// The identifier of a key in all forms.
struct KeyIdentifiers: Hashable, Sendable {
    /// The module of the schema; `nil` for an identifier that the schema states.
    var module: String?
    /// The path of the part, or the identifier that the schema states, with the item.
    var path: String
    /// The path with each superclass down to the one that declares the part, whose views may have set the key.
    var inherited: [String] = []

    init(raw identifier: String) {
        path = identifier
    }

    init(of schema: SchemaName, inheritedFrom bases: [SchemaName] = [], labels: [String]) {
        module = schema.module
        let end = labels.isEmpty ? "self" : labels.joined(separator: ".")
        path = "\(schema.path).\(end)"
        inherited = bases.map { "\($0.path).\(end)" }
    }

    /// Returns the identifier, and after it those with the names of superclasses.
    func texts(as format: AccessibilityKey.IdentifierFormat) -> [String] {
        ([path] + inherited).map { path in format == .path ? path : module.map { "\($0).\(path)" } ?? path }
    }

    /// Returns the identifiers of an item of the list that these identify.
    func item(_ item: String) -> KeyIdentifiers {
        var identifiers = self
        let end = "[\(Self.escaped(item))]"
        identifiers.path += end
        identifiers.inherited = inherited.map { $0 + end }
        return identifiers
    }

    /// Returns an item as it stands in the brackets of an identifier.
    ///
    /// A closing bracket and a backslash have a backslash before them, and the ends of lines are escape sequences of
    /// Swift, so the item ends at the first bracket without a backslash, and in its line.
    static func escaped(_ item: String) -> String {
        item.unicodeScalars.map(escaped).joined()
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch (scalar, scalar.properties.generalCategory) {
        case ("\\", _), ("]", _): "\\\(scalar)"
        case ("\n", _): "\\n"
        case ("\r", _): "\\r"
        case (_, .control), (_, .lineSeparator), (_, .paragraphSeparator):
            "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
    }
}
