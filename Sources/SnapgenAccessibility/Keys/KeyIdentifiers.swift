/// The identifier of a key in all forms.
struct KeyIdentifiers: Hashable, Sendable {
    /// The module of the schema; `nil` for an identifier that the schema states.
    var module: String?
    /// The path of the part, or the identifier that the schema states, with the item.
    var path: String

    init(raw identifier: String) {
        path = identifier
    }

    init(of schema: SchemaName, labels: [String]) {
        module = schema.module
        path = ([schema.path] + (labels.isEmpty ? ["self"] : labels)).joined(separator: ".")
    }

    func text(as form: AccessibilityIdentifiers) -> String {
        switch form {
        case .path: path
        case .module: module.map { "\($0).\(path)" } ?? path
        }
    }

    /// Returns the identifiers of an item of the list that these identify.
    func item(_ item: String) -> KeyIdentifiers {
        var identifiers = self
        identifiers.path += "[\(ItemText(item))]"
        return identifiers
    }
}
