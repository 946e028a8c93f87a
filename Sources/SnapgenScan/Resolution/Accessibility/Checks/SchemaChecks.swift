import SnapgenModel

struct SchemaChecks {
    let index: SchemaIndex

    var diagnostics: [Diagnostic] {
        let properties = index.schemas.flatMap { schema in
            schema.properties.compactMap { diagnostic(of: $0, in: schema) }
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

    private func diagnostic(of property: KeyProperty, in schema: KeyType) -> Diagnostic? {
        let name = "\(schema.name).\(property.label)"
        if property.kind == .computed {
            let problem =
                "'\(name)' is computed, so its identifier is not known in every build; make it a stored property"
            return Diagnostic(.computedKey, .warning, problem, at: property.location)
        }
        let isCyclic = index.leadsBack(property, to: schema) { $0.list != .empty && $0.createsValue }
        guard isCyclic else { return nil }
        return Diagnostic(
            .cyclicSchema, .error,
            "'\(name)' creates '\(schema.name)' again, without an end; declare it as '[\(property.type ?? "")]()', or "
                + "remove it", at: property.location)
    }

    /// Finds the arrays of a schema that equal an earlier one in it.
    private func ambiguousLists(in schema: KeyType) -> [Diagnostic] {
        let arrays = index.withBases(schema).flatMap(\.properties).filter { $0.list == .empty && $0.kind != .computed }
        return arrays.indices.compactMap { position in
            let property = arrays[position]
            let other = arrays[..<position].first { ($0.type, $0.module) == (property.type, property.module) }
            guard let other, schema.properties.contains(property) else { return nil }
            return Diagnostic(
                .ambiguousList, .warning,
                "'\(schema.name).\(other.label)' and '\(schema.name).\(property.label)' are arrays of the same views, "
                    + "which not every build can tell apart; give each of them an object: '[\(property.type ?? "")()]'",
                at: property.location)
        }
    }
}
