import SnapgenConfiguration
import SnapgenModel

struct SchemaChecks {
    let index: SchemaIndex
    let settings: AccessibilitySettings
    var reportsRawIdentifiers = false

    var diagnostics: [Diagnostic] {
        let properties = index.schemas.indices.flatMap { schema in
            index.schemas[schema].properties.flatMap { diagnostics(of: $0, in: schema) }
        }
        return collisions + properties + index.schemas.indices.flatMap(ambiguousLists)
    }

    private var collisions: [Diagnostic] {
        let isPath = settings.identifiers == .path
        let groups = Dictionary(grouping: index.schemas) { isPath ? $0.name : "\($0.module).\($0.name)" }
        return groups.values.flatMap { schemas in schemas.compactMap { collision(of: $0, with: schemas) } }
    }

    private func collision(of schema: KeyType, with others: [KeyType]) -> Diagnostic? {
        let other = others.first { other in
            let excludes = schema.isConditional && other.isConditional && other.path == schema.path
            return other.location != schema.location && !excludes
        }
        return other.map { other in
            let advice =
                schema.module == other.module
                ? "rename one of them" : "rename one of them, or set 'identifiers: module'"
            return Diagnostic(
                .schemaCollision, .error,
                "the keys of this '\(schema.name)' and of that at \(other.location.pathAndLine) have the same "
                    + "identifiers; \(advice)", at: schema.location)
        }
    }

    private func diagnostics(of property: KeyProperty, in schema: Int) -> [Diagnostic] {
        let name = "\(index.schemas[schema].name).\(property.label)"
        let isCyclic = index.leadsBack(property, to: schema) { $0.createsPart }
        let rules: [(applies: Bool, id: DiagnosticID, severity: Diagnostic.Severity, message: String)] = [
            (
                isCyclic, .cyclicSchema, .error,
                "'\(name)' creates '\(index.schemas[schema].name)' again, without an end; declare it as "
                    + "'AccessibilityList<\(property.type ?? "")>()', or remove it"
            ),
            (
                property.isComputed, .computedKey, .warning,
                "'\(name)' is computed, so its identifier is not known in every build; make it a stored property"
            ),
            (
                reportsRawIdentifiers && property.rawIdentifier != nil, .rawIdentifier, .note,
                "'\(name)' has an identifier of its own, '\(property.rawIdentifier ?? "")'; remove it if no test uses "
                    + "it as a text"
            ),
        ]
        return rules.filter(\.applies).map { Diagnostic($0.id, $0.severity, $0.message, at: property.location) }
    }

    // MARK: - Lists

    private typealias PartList = (labels: [String], property: KeyProperty)

    /// Finds the arrays of a schema that equal another one in it or in its parts.
    private func ambiguousLists(in schema: Int) -> [Diagnostic] {
        let lists = arrays(in: schema, below: [], around: [])
        return lists.indices.compactMap { position in
            let (labels, property) = lists[position]
            guard labels.count == 1, index.schemas[schema].properties.contains(property) else { return nil }
            let others = lists[..<position] + lists[(position + 1)...].filter { $0.labels.count > 1 }
            let other = others.first { ($0.property.type, $0.property.module) == (property.type, property.module) }
            return other.map { other in
                let names = [other.labels, labels].map { labels in
                    "'\(([index.schemas[schema].name] + labels).joined(separator: "."))'"
                }
                return Diagnostic(
                    .ambiguousList, .warning,
                    "\(names[0]) and \(names[1]) are arrays of the same views, which not every build can tell apart; "
                        + "declare them as 'AccessibilityList<\(property.type ?? "")>()'", at: property.location)
            }
        }
    }

    private func arrays(in schema: Int, below labels: [String], around outer: Set<Int>) -> [PartList] {
        guard !outer.contains(schema), outer.count < Self.deepest else { return [] }
        let properties = index.withBases(schema).flatMap { index.schemas[$0].properties }
        return properties.filter { !$0.isComputed }.flatMap { property -> [PartList] in
            let path = labels + [property.label]
            if property.list == .array, property.rawIdentifier == nil { return [(path, property)] }
            guard property.createsPart, let part = index.part(of: property) else { return [] }
            return arrays(in: part, below: path, around: outer.union([schema]))
        }
    }

    private static let deepest = 8
}

extension KeyProperty {
    /// Indicates whether the part is created with its schema.
    fileprivate var createsPart: Bool { list == nil && !isLazy && createsValue }
}

extension SourceLocation {
    var pathAndLine: String { "\(path):\(line)" }
}
