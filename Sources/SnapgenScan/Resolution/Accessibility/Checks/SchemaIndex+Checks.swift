import SnapgenModel

extension SchemaIndex {
    /// The problems in the schemas.
    var diagnostics: [Diagnostic] {
        schemas.flatMap { schema in
            [collision(of: schema)].compactMap { $0 } + ambiguousLists(in: schema)
                + schema.properties.compactMap { diagnostic(of: $0, in: schema) }
        }
    }

    private func collision(of schema: KeyType) -> Diagnostic? {
        let other = schemas.first { other in
            let excludes = schema.isConditional && other.isConditional && other.location.path == schema.location.path
            return other.name == schema.name && other.location != schema.location && !excludes
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
        let isCyclic = leadsBack(property, to: schema) { $0.list != .empty && $0.createsValue }
        guard isCyclic else { return nil }
        return Diagnostic(
            .cyclicSchema, .error,
            "'\(name)' creates '\(schema.name)' again, without an end; declare it as '[\(property.type ?? "")]()', or "
                + "remove it", at: property.location)
    }

    /// Finds the arrays of a schema that equal an earlier one in it.
    private func ambiguousLists(in schema: KeyType) -> [Diagnostic] {
        let arrays = withBases(schema).flatMap(\.properties).filter { $0.list == .empty && $0.kind != .computed }
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
