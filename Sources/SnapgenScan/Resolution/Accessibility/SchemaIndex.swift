import SnapgenModel

package struct SchemaIndex: Sendable {
    /// The schemas, sorted by module, name and place.
    package private(set) var schemas: [KeyType] = []
    private var named: [String: [KeyType]] = [:]
    private let aliases: [String: String]

    /// The classes of the library, of which most have no parts of their own.
    private static let builtIn = names("View Text Image Button TextField Toggle Picker Any Screen")
    private static let capabilities = names("Disableable Editable Pinchable Rotatable Selectable Swipeable")
    /// The names of which each file with a schema that inherits from no other one contains one.
    static let libraryNames = builtIn.union(["AccessibilitySchema"])
    /// The names of the library's types.
    package static let typeNames = libraryNames.union(capabilities)

    private static func names(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").map { "\($0)Accessibility" })
    }

    init(_ files: [ScannedKeyFile]) {
        aliases = Dictionary(files.flatMap(\.aliases)) { first, _ in first }
        var classes = files.flatMap(\.types).filter { $0.keyword == .class }
        var known = -1
        while schemas.count > known {
            known = schemas.count
            classes = classes.filter { type in
                guard let schema = schema(type) else { return true }
                named[schema.name, default: []].append(schema)
                schemas.append(schema)
                return false
            }
        }
        schemas.sort { ($0.module, $0.name, $0.location) < ($1.module, $1.name, $1.location) }
        for index in schemas.indices {
            // A property that is declared twice is in several branches of a condition.
            let parts = schemas[index].properties.compactMap { part($0, of: schemas[index]) }
            schemas[index].properties = parts.distinct(\.label)
        }
        named = Dictionary(grouping: schemas, by: \.name)
    }

    // MARK: - Schemas

    /// Returns a class as a schema; `nil` if it inherits from no known one.
    private func schema(_ type: KeyType) -> KeyType? {
        var schema = type
        let names = type.inherited.map { String($0.lastComponent) }
        schema.capabilities = names.filter(Self.capabilities.contains).sorted()
        if let name = names.first(where: Self.builtIn.contains) {
            schema.libraryClass = name
        } else if let base = type.inherited.first.flatMap({ find($0, in: type.name, type.module) }) {
            (schema.base, schema.libraryClass) = (base.name, base.libraryClass)
        } else if !names.contains("AccessibilitySchema") {
            return nil
        }
        return schema
    }

    private func part(_ property: KeyProperty, of schema: KeyType) -> KeyProperty? {
        guard let type = property.type, !property.isStatic else { return nil }
        let (found, last) = (find(type, in: schema.name, schema.module), String(type.lastComponent))
        guard found != nil || Self.builtIn.contains(last) else { return nil }
        var part = property
        (part.type, part.module) = (found?.name ?? last, found?.module)
        return part
    }

    // MARK: - Names

    private func find(_ name: String, in scope: String, _ module: String) -> KeyType? {
        let (first, rest) = (name.firstComponent, name.drop { $0 != "." })
        let types = scope.split(separator: ".")
        // The innermost first; the first name may also be that of an alias or a module.
        let names = (0...types.count).reversed().map { (types.prefix($0) + [name[...]]).joined(separator: ".") }
        let others = [aliases[first].map { $0 + rest }, String(rest.dropFirst())].compactMap { $0 }
        return (names + others).lazy.compactMap { schema($0, in: module) }.first
    }

    private func schema(_ name: String, in module: String) -> KeyType? {
        let found = named[name] ?? []
        return found.first { $0.module == module } ?? found.first
    }

    /// The names of which each file with a subclass of a schema contains one.
    var ownNames: Set<String> { Set(schemas.map(\.name.firstComponent)) }
}

// MARK: - Parts

extension SchemaIndex {
    package func part(of property: KeyProperty) -> KeyType? {
        property.module.flatMap { schema(property.type ?? "", in: $0) }
    }

    package func base(of schema: KeyType) -> KeyType? { schema.base.flatMap { self.schema($0, in: schema.module) } }

    func withBases(_ schema: KeyType) -> [KeyType] {
        var all = [schema]
        while let next = all.last.flatMap(base), !all.contains(next) { all.append(next) }
        return all
    }

    /// Returns whether the part of a property creates the schema again, by properties that are followed.
    package func leadsBack(
        _ property: KeyProperty, to schema: KeyType, through isFollowed: (KeyProperty) -> Bool
    ) -> Bool {
        var found: Set<SourceLocation> = []
        var open = [property]
        while let next = open.popLast() {
            guard isFollowed(next), let part = part(of: next), found.insert(part.location).inserted else { continue }
            let bases = withBases(part)
            if bases.contains(schema) { return true }
            open += bases.flatMap(\.properties)
        }
        return false
    }
}

// MARK: - Key paths

extension SchemaIndex {
    /// A part by its path, with the schema that declares its property; the schema itself without a property.
    typealias Target = (path: String, owner: KeyType, property: KeyProperty?)

    /// Returns the part that a key path leads to; `nil` if a name in it is unknown.
    ///
    /// `names` are those of the root type and the properties, which only the names of schemas distinguish.
    func target(of names: [String], in scope: String, _ module: String) -> Target? {
        for count in stride(from: names.count, to: 0, by: -1) {
            guard let root = find(names[..<count].joined(separator: "."), in: scope, module) else { continue }
            let labels = names[count...].filter { $0 != "self" }
            let path = ([root.name] + (labels.isEmpty ? ["self"] : labels)).joined(separator: ".")
            return labels.reduce((path, root, nil)) { target, label in
                let schema = target?.property.map(part) ?? target?.owner
                let owner = schema.flatMap { withBases($0).first { $0.properties.contains { $0.label == label } } }
                return owner.map { (path, $0, $0.properties.first { $0.label == label }) }
            }
        }
        return nil
    }
}
