import SnapgenModel

struct SchemaChecks {
    let index: SchemaIndex

    var diagnostics: [Diagnostic] {
        let properties = index.schemas.flatMap { schema in
            schema.properties.flatMap { diagnostics(of: $0, in: schema) }
        }
        return collisions + properties + index.schemas.flatMap(ambiguousLists)
    }

    private var collisions: [Diagnostic] {
        let groups = Dictionary(grouping: index.schemas, by: \.name)
        return groups.values.flatMap { schemas in schemas.compactMap { collision(of: $0, with: schemas) } }
    }

    private func collision(of schema: KeyType, with others: [KeyType]) -> Diagnostic? {
        let other = others.first { other in
            let excludes = schema.isConditional && other.isConditional && other.location.path == schema.location.path
            return other.location != schema.location && !excludes
        }
        return other.map { other in
            Diagnostic(
                .schemaCollision, .error,
                "the keys of this '\(schema.name)' and of that at \(other.location.pathAndLine) have the same "
                    + "identifiers; rename one of them", at: schema.location)
        }
    }

    private func diagnostics(of property: KeyProperty, in schema: KeyType) -> [Diagnostic] {
        let name = "\(schema.name).\(property.label)"
        let isCyclic = index.leadsBack(property, to: schema) { $0.createsPart }
        let rules: [(applies: Bool, id: DiagnosticID, severity: Diagnostic.Severity, message: String)] = [
            (
                isCyclic, .cyclicSchema, .error,
                "'\(name)' creates '\(schema.name)' again, without an end; declare it as "
                    + "'[\(property.type ?? "")]()', or remove it"
            ),
            (
                property.isComputed, .computedKey, .warning,
                "'\(name)' is computed, so its identifier is not known in every build; make it a stored property"
            ),
            (
                property.rawIdentifier != nil, .rawIdentifier, .note,
                "'\(name)' has an identifier of its own, '\(property.rawIdentifier ?? "")'; remove it if no test uses "
                    + "it as a text"
            ),
        ]
        return rules.filter(\.applies).map { Diagnostic($0.id, $0.severity, $0.message, at: property.location) }
    }

    // MARK: - Lists

    private typealias PartList = (labels: [String], property: KeyProperty)

    /// Finds the arrays of a schema that equal another one in it or in its parts.
    private func ambiguousLists(in schema: KeyType) -> [Diagnostic] {
        let lists = arrays(in: schema, below: [], around: [])
        return lists.indices.compactMap { position in
            let (labels, property) = lists[position]
            guard labels.count == 1, schema.properties.contains(property) else { return nil }
            let others = lists[..<position] + lists[(position + 1)...].filter { $0.labels.count > 1 }
            let other = others.first { ($0.property.type, $0.property.module) == (property.type, property.module) }
            return other.map { other in
                let names = [other.labels, labels].map { "'\(([schema.name] + $0).joined(separator: "."))'" }
                return Diagnostic(
                    .ambiguousList, .warning,
                    "\(names[0]) and \(names[1]) are arrays of the same views, which not every build can tell apart; "
                        + "give each of them an object: '[\(property.type ?? "")()]'", at: property.location)
            }
        }
    }

    private func arrays(
        in schema: KeyType, below labels: [String], around outer: Set<SourceLocation>
    ) -> [PartList] {
        guard !outer.contains(schema.location), outer.count < Self.deepest else { return [] }
        let properties = index.withBases(schema).flatMap(\.properties)
        return properties.filter { !$0.isComputed }.flatMap { property -> [PartList] in
            let path = labels + [property.label]
            if property.list == .empty { return [(path, property)] }
            guard property.list == nil, property.createsPart, let part = index.part(of: property) else { return [] }
            return arrays(in: part, below: path, around: outer.union([schema.location]))
        }
    }

    private static let deepest = 8
}

extension KeyProperty {
    /// Indicates whether the part is created with its schema.
    fileprivate var createsPart: Bool { list != .empty && !isLazy && createsValue }
}
