import SnapgenConfiguration
import SnapgenModel

struct SchemaChecks {
    let index: SchemaIndex
    let settings: AccessibilitySettings
    var reportsRawIdentifiers = false

    var diagnostics: [Diagnostic] {
        collisions + cycles + computedProperties + ambiguousLists + (reportsRawIdentifiers ? rawIdentifiers : [])
    }

    private var collisions: [Diagnostic] {
        let isPath = settings.identifiers == .path
        let groups = Dictionary(grouping: index.schemas) { isPath ? $0.name : "\($0.module).\($0.name)" }
        return groups.values.flatMap { schemas in schemas.compactMap { collision(of: $0, with: schemas) } }
    }

    private func collision(of schema: KeySchema, with others: [KeySchema]) -> Diagnostic? {
        guard let other = others.first(where: { $0.location != schema.location && !excludes($0, schema) }) else {
            return nil
        }
        let advice =
            schema.module == other.module ? "rename one of them" : "rename one of them, or set 'identifiers: module'"
        return Diagnostic(
            .schemaCollision, .error,
            "the keys of this '\(schema.name)' and of that at \(other.location.pathAndLine) have the same identifiers; "
                + advice, at: schema.location)
    }

    private func excludes(_ first: KeySchema, _ second: KeySchema) -> Bool {
        first.path == second.path && index.conditional.contains(first.location)
            && index.conditional.contains(second.location)
    }

    private var cycles: [Diagnostic] {
        index.schemas.indices.flatMap { schema in
            index.schemas[schema].properties.filter { leads($0, to: schema, from: schema) }.map { property in
                let schema = index.schemas[schema]
                return Diagnostic(
                    .cyclicSchema, .error,
                    "'\(schema.name).\(property.label)' creates '\(schema.name)' again, without an end; declare it as "
                        + "'AccessibilityList<\(property.type)>()', or remove it",
                    at: schema.place(of: property))
            }
        }
    }

    private func leads(_ property: KeyProperty, to schema: Int, from owner: Int) -> Bool {
        guard let first = part(of: property, in: owner) else { return false }
        var found: Set<Int> = []
        var open = [first]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            let bases = index.withBases(next)
            if bases.contains(schema) { return true }
            open += bases.flatMap { base in index.schemas[base].properties.compactMap { part(of: $0, in: base) } }
        }
        return false
    }

    /// Returns the schema that a property creates with its own.
    private func part(of property: KeyProperty, in schema: Int) -> Int? {
        index.creating.contains(index.schemas[schema].place(of: property)) ? index.part(of: property) : nil
    }

    private var computedProperties: [Diagnostic] {
        properties { $0.isComputed }.map { schema, property in
            Diagnostic(
                .computedKey, .warning,
                "'\(schema.name).\(property.label)' is computed, so its identifier is not known in every build; make it "
                    + "a stored property",
                at: schema.place(of: property))
        }
    }

    private var rawIdentifiers: [Diagnostic] {
        properties { $0.rawIdentifier != nil }.map { schema, property in
            Diagnostic(
                .rawIdentifier, .note,
                "'\(schema.name).\(property.label)' has an identifier of its own, '\(property.rawIdentifier ?? "")'; "
                    + "remove it if no test uses it as a text",
                at: schema.place(of: property))
        }
    }

    private func properties(where isWanted: (KeyProperty) -> Bool) -> [(KeySchema, KeyProperty)] {
        index.schemas.flatMap { schema in schema.properties.filter(isWanted).map { (schema, $0) } }
    }

    private var ambiguousLists: [Diagnostic] {
        index.schemas.indices.flatMap { schema in
            var lists: [PartList] = []
            collectArrays(in: schema, below: [], around: [], into: &lists)
            return lists.indices.compactMap { position -> Diagnostic? in
                let list = lists[position]
                guard list.labels.count == 1, list.owner == schema else { return nil }
                let others = lists[..<position] + lists[(position + 1)...].filter { $0.labels.count > 1 }
                let type = (list.property.type, list.property.module)
                return others.first { ($0.property.type, $0.property.module) == type }
                    .map { ambiguity(of: list, and: $0, in: index.schemas[schema]) }
            }
        }
    }

    private func ambiguity(of list: PartList, and other: PartList, in schema: KeySchema) -> Diagnostic {
        let names = [other, list].map { "'\(([schema.name] + $0.labels).joined(separator: "."))'" }
        return Diagnostic(
            .ambiguousList, .warning,
            "\(names[0]) and \(names[1]) are arrays of the same views, which not every build can tell apart; declare them "
                + "as 'AccessibilityList<\(list.property.type)>()'",
            at: schema.place(of: list.property))
    }

    private typealias PartList = (labels: [String], owner: Int, property: KeyProperty)

    private func collectArrays(
        in schema: Int, below labels: [String], around outer: Set<Int>, into all: inout [PartList]
    ) {
        guard !outer.contains(schema), outer.count < Self.deepest else { return }
        for owner in index.withBases(schema) {
            for property in index.schemas[owner].properties where !property.isComputed {
                let path = labels + [property.label]
                if property.list == .array, property.rawIdentifier == nil {
                    all.append((path, owner, property))
                } else if let part = part(of: property, in: owner) {
                    collectArrays(in: part, below: path, around: outer.union([schema]), into: &all)
                }
            }
        }
    }

    private static let deepest = 8
}

extension SourceLocation {
    var pathAndLine: String { "\(path):\(line)" }
}
