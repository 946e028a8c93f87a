import SnapgenPlan
import SnapgenScan

/// The schemas of a catalog that UI tests can declare.
struct ScreenSchemas {
    struct Item {
        let schema: KeySchema
        let names: [String]
        var base: Int?
        var properties: [(value: KeyProperty, part: Int?)] = []
        var isInherited = false
    }

    private(set) var items: [Item] = []
    private(set) var leftOut: [String] = []
    private var positions: [String: [Int]] = [:]

    /// Names that mean something else behind a dot, also in backticks.
    private static let metatypes: Set<String> = ["Protocol", "Type", "self"]

    init(_ catalog: AccessibilityCatalog) {
        let schemas = select(catalog.schemas)
        let namesakes = Dictionary(grouping: schemas, by: \.name).filter { $0.value.count > 1 }
        let shared = Set(namesakes.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
        for schema in schemas {
            let names = schema.name.split(separator: ".").map(String.init)
            positions[schema.name, default: []].append(items.count)
            let module = names.prefix(1).filter(shared.contains).map { _ in schema.module }
            items.append(Item(schema: schema, names: module + names))
        }
        for index in items.indices { resolve(index) }
        let cycles = items.indices.map(propertiesLeadingBack)
        for (index, properties) in cycles.enumerated() { remove(properties, from: index) }
    }

    private mutating func select(_ schemas: [KeySchema]) -> [KeySchema] {
        var known: Set<String> = []
        var selected: [KeySchema] = []
        for schema in schemas {
            // A type that is declared twice in a module is in several branches of a condition.
            guard known.insert("\(schema.module).\(schema.name)").inserted else { continue }
            if let reason = schema.obstacle {
                leftOut.append("'\(schema.name)' \(reason) (\(schema.location))")
            } else {
                selected.append(schema)
            }
        }
        return selected
    }

    private mutating func resolve(_ index: Int) {
        let schema = items[index].schema
        if let name = schema.base, let base = position(of: name, in: schema.module) {
            items[index].base = base
            items[base].isInherited = true
        }
        var labels: Set<String> = []
        for property in schema.properties where labels.insert(property.label).inserted {
            let part = property.module.flatMap { position(of: property.type, in: $0) }
            if let reason = obstacle(of: property, part) {
                leftOut.append("'\(schema.name).\(property.label)' \(reason) (\(schema.path):\(property.line))")
            } else {
                items[index].properties.append((property, part))
            }
        }
    }

    private func obstacle(of property: KeyProperty, _ part: Int?) -> String? {
        if property.isComputed { return "is computed" }
        if Self.metatypes.contains(property.label) { return "has a name that key paths cannot contain" }
        return property.module != nil && part == nil ? "has a type that is left out" : nil
    }

    /// The properties whose parts contain their own schema, so that creating it would not end.
    private func propertiesLeadingBack(to schema: Int) -> [Int] {
        let properties = items[schema].properties
        return properties.indices.filter { index in
            guard properties[index].value.list == nil, let part = properties[index].part else { return false }
            return creates(schema, with: part)
        }
    }

    private func creates(_ schema: Int, with part: Int) -> Bool {
        var found: Set<Int> = []
        var open = [part]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            if bases(of: next).contains(schema) { return true }
            open += properties(of: next).filter { $0.value.list == nil }.compactMap(\.part)
        }
        return false
    }

    private mutating func remove(_ properties: [Int], from index: Int) {
        let schema = items[index].schema
        for property in properties.reversed() {
            let removed = items[index].properties.remove(at: property).value
            let name = "\(schema.name).\(removed.label)"
            leftOut.append("'\(name)' leads back to its schema (\(schema.path):\(removed.line))")
        }
    }

    private func position(of name: String, in module: String) -> Int? {
        let found = positions[name] ?? []
        return found.first { items[$0].schema.module == module } ?? found.first
    }
}

extension KeySchema {
    fileprivate var obstacle: String? {
        if isPrivate { return "is private" }
        if isGeneric { return "is generic" }
        // The base is declared in a library whose sources were not read.
        return kind != .group && libraryClass == nil ? "inherits from an unknown class" : nil
    }
}

extension ScreenSchemas {
    private func properties(of schema: Int) -> [(value: KeyProperty, part: Int?)] {
        bases(of: schema).reversed().flatMap { items[$0].properties }
    }

    private func bases(of schema: Int) -> [Int] {
        var all = [schema]
        while let last = all.last, let base = items[last].base, !all.contains(base) { all.append(base) }
        return all
    }
}
