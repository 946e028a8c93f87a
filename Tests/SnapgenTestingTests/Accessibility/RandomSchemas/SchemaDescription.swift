/// A schema as a value: its name in the module, and its properties.
struct SchemaDescription {
    enum Kind {
        case screen, view, group
    }

    /// The value of a property.
    indirect enum Value {
        /// A plain view.
        case plain(String)
        /// A plain view with an identifier of its own.
        case identified(String, String)
        /// Another schema.
        case schema(SchemaDescription)
        /// An array of the type.
        case array(String)
        /// An `AccessibilityList` of the type, with an identifier of its own if there is one.
        case list(String, String?)
    }

    struct Property {
        var label: String
        var value: Value
        var isLazy = false
    }

    var name: String
    var kind: Kind
    var properties: [Property] = []
    /// The schemas that are declared in this one.
    var nested: [SchemaDescription] = []
    /// The schema whose properties this one inherits.
    var base: [SchemaDescription] = []

    /// The properties with those that are inherited.
    var allProperties: [Property] { base.flatMap(\.allProperties) + properties }
}

/// A key path into a schema with the identifier that is planned for it.
struct PlannedKey {
    var schema: String
    var labels: [String]
    var item: String?
    var identifier: String
    /// A Boolean value that indicates whether the path contributes to the identifier, which is then unique.
    var isPath: Bool
    /// A Boolean value that indicates whether the part is an array, which can equal another one.
    var isArray = false
}

extension SchemaDescription {
    /// The keys of all parts that are at most `depth` properties away, by the description alone.
    func plannedKeys(depth: Int = 3) -> [PlannedKey] {
        keys(of: self, below: [], depth: depth)
    }

    private func keys(of schema: SchemaDescription, below labels: [String], depth: Int) -> [PlannedKey] {
        guard depth > 0 else { return [] }
        return schema.allProperties.flatMap { property -> [PlannedKey] in
            let path = labels + [property.label]
            switch property.value {
            case .plain: return [key(path)]
            case .identified(_, let identifier): return [key(path, identifier: identifier)]
            case .schema(let part):
                let own = part.kind == .view ? [key(path)] : []
                return own + keys(of: part, below: path, depth: depth - 1)
            case .array:
                var key = key(path, item: #"a]\b"#)
                key.isArray = true
                return [key]
            case .list(_, let identifier): return [key(path, identifier: identifier, item: property.label)]
            }
        }
    }

    private func key(_ labels: [String], identifier: String? = nil, item: String? = nil) -> PlannedKey {
        let path = identifier ?? ([name] + labels).joined(separator: ".")
        let text = item.map { $0.replacing("\\", with: "\\\\").replacing("]", with: "\\]") }
        return PlannedKey(
            schema: name, labels: labels, item: item, identifier: text.map { "\(path)[\($0)]" } ?? path,
            isPath: identifier == nil)
    }
}
