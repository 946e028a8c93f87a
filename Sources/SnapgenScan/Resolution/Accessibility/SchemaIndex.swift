import SnapgenModel

package struct SchemaIndex: Sendable {
    /// The schemas, sorted by module, name and place.
    package private(set) var schemas: [KeyType] = []
    private var named: [String: [KeyType]] = [:]
    private let aliases: [String: String]

    /// The classes of the library, of which most have no parts of their own.
    private static let builtIn: Set<String> = [
        "ViewAccessibility", "TextAccessibility", "ImageAccessibility", "ButtonAccessibility", "TextFieldAccessibility",
        "ToggleAccessibility", "PickerAccessibility", "AnyAccessibility", "ScreenAccessibility",
    ]
    private static let capabilities: Set<String> = [
        "DisableableAccessibility", "EditableAccessibility", "PinchableAccessibility", "RotatableAccessibility",
        "SelectableAccessibility", "SwipeableAccessibility",
    ]
    /// The names of which each file with a schema that inherits from no other one contains one.
    static let libraryNames = builtIn.union(["AccessibilitySchema"])

    init(_ files: [ScannedKeyFile]) {
        aliases = Dictionary(files.flatMap(\.aliases)) { first, _ in first }
        var classes = files.flatMap(\.types).filter { $0.keyword == .class }
        while moveSchemas(from: &classes) {}
        schemas.sort { ($0.module, $0.name, $0.location) < ($1.module, $1.name, $1.location) }
        named = Dictionary(grouping: schemas, by: \.name)
        for index in schemas.indices {
            // A property that is declared twice is in several branches of a condition.
            let parts = schemas[index].properties.compactMap { part($0, of: schemas[index]) }
            schemas[index].properties = parts.distinct(\.label)
        }
        named = Dictionary(grouping: schemas, by: \.name)
    }

    // MARK: - Schemas

    /// Moves the classes that are schemas into the index, and returns whether there are any.
    private mutating func moveSchemas(from classes: inout [KeyType]) -> Bool {
        let known = schemas.count
        classes = classes.filter { type in
            guard let schema = schema(type) else { return true }
            named[schema.name, default: []].append(schema)
            schemas.append(schema)
            return false
        }
        return schemas.count > known
    }

    private func schema(_ type: KeyType) -> KeyType? {
        var schema = type
        let names = type.inherited.map { String($0.lastComponent) }
        schema.capabilities = names.filter(Self.capabilities.contains).sorted()
        if let name = names.first(where: Self.builtIn.contains) {
            (schema.kind, schema.libraryClass) = (name == "ScreenAccessibility" ? .screen : .view, name)
        } else if let base = type.inherited.first.flatMap({ find($0, in: type.name, type.module) }) {
            (schema.kind, schema.base, schema.libraryClass) = (base.kind, base.name, base.libraryClass)
        } else {
            schema.kind = names.contains("AccessibilitySchema") ? .group : nil
        }
        return schema.kind == nil ? nil : schema
    }

    private func part(_ property: KeyProperty, of schema: KeyType) -> KeyProperty? {
        guard let type = property.type, !property.isStatic else { return nil }
        let (found, last) = (find(type, in: schema.name, schema.module), String(type.lastComponent))
        guard found != nil || Self.builtIn.contains(last) else { return nil }
        var part = property
        (part.type, part.module, part.rawIdentifier) = (found?.name ?? last, found?.module, property.text)
        return part
    }

    // MARK: - Names

    private func find(_ name: String, in scope: String, _ module: String) -> KeyType? {
        let (first, rest) = (String(name.prefix { $0 != "." }), name.drop { $0 != "." })
        // The first name may be that of an alias or a module.
        let others = [aliases[first].map { $0 + rest }, String(rest.dropFirst())].compactMap { $0 }
        return (Self.scoped(name, in: scope) + others).lazy.compactMap { schema($0, in: module) }.first
    }

    private func schema(_ name: String, in module: String) -> KeyType? {
        let found = named[name] ?? []
        return found.first { $0.module == module } ?? found.first
    }

    /// Returns the names that a name can mean in a type, the innermost first.
    private static func scoped(_ name: String, in scope: String) -> [String] {
        let parts = scope.split(separator: ".")
        return stride(from: parts.count, through: 0, by: -1).map { count in
            (parts[..<count] + [name[...]]).joined(separator: ".")
        }
    }

    /// The names of which each file with a subclass of a schema contains one.
    var ownNames: Set<String> { Set(schemas.map { String($0.name.prefix { $0 != "." }) }) }
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
    struct Target {
        var root: KeyType
        var labels: [String]
        /// The schema that declares the last property, or the schema itself.
        var owner: KeyType
        /// The last property; `nil` for the schema itself.
        var property: KeyProperty?
    }

    /// Returns the part that a key path leads to; `nil` if a name in it is unknown.
    ///
    /// `names` are those of the root type and the properties, which only the names of schemas distinguish.
    func target(of names: [String], in scope: String, _ module: String) -> Target? {
        for count in stride(from: names.count, to: 0, by: -1) {
            guard let root = find(names[..<count].joined(separator: "."), in: scope, module) else { continue }
            let labels = names[count...] == ["self"] ? [] : Array(names[count...])
            return target(from: root, labels)
        }
        return nil
    }

    private func target(from root: KeyType, _ labels: [String]) -> Target? {
        var target = Target(root: root, labels: labels, owner: root)
        var current: KeyType? = root
        for label in labels {
            let owners = current.map(withBases) ?? []
            guard let owner = owners.first(where: { $0.properties.contains { $0.label == label } }) else { return nil }
            (target.owner, target.property) = (owner, owner.properties.first { $0.label == label })
            current = target.property.flatMap(part)
        }
        return target
    }
}
