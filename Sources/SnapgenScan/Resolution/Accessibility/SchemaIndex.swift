import SnapgenModel

package struct SchemaIndex: Sendable {
    /// The schemas, sorted by module, name and place.
    package private(set) var schemas: [KeyType] = []
    private var named: [String: [KeyType]] = [:]
    private var modules: Set<String> = []
    /// The names that the types of created properties can mean.
    private var created: Set<String> = []
    private let aliases: [String: String]

    /// The classes of the library that have no parts of their own.
    private static let primitives: Set<String> = [
        "ViewAccessibility", "TextAccessibility", "ImageAccessibility", "ButtonAccessibility", "TextFieldAccessibility",
        "ToggleAccessibility", "PickerAccessibility",
    ]
    private static let builtIn = primitives.union(["AnyAccessibility", "ScreenAccessibility"])
    private static let capabilities: Set<String> = [
        "DisableableAccessibility", "EditableAccessibility", "PinchableAccessibility", "RotatableAccessibility",
        "SelectableAccessibility", "SwipeableAccessibility",
    ]

    init(_ files: [ScannedKeyFile]) {
        aliases = Dictionary(files.flatMap(\.aliases)) { first, _ in first }
        var classes = files.flatMap(\.types).filter { $0.keyword == .class }
        repeat {
            while moveSchemas(from: &classes, heir) {}
            created = Set(
                schemas.flatMap { owner in
                    owner.properties.filter { $0.createsValue && !$0.isStatic }.compactMap(\.type)
                        .flatMap { Self.scoped($0, in: owner.name) }
                })
        } while moveSchemas(from: &classes, group)
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
    private mutating func moveSchemas(from classes: inout [KeyType], _ schema: (KeyType) -> KeyType?) -> Bool {
        let known = schemas.count
        classes = classes.filter { type in
            guard var schema = schema(type) else { return true }
            schema.capabilities = type.inherited.filter(Self.capabilities.contains).sorted()
            named[schema.name, default: []].append(schema)
            modules.insert(schema.module)
            schemas.append(schema)
            return false
        }
        return schemas.count > known
    }

    private func heir(_ type: KeyType) -> KeyType? {
        var schema = type
        let names = type.inherited.map { String($0.lastComponent) }
        if let name = names.first(where: Self.builtIn.contains) {
            (schema.kind, schema.libraryClass) = (name == "ScreenAccessibility" ? .screen : .view, name)
        } else if let base = type.inherited.first.flatMap({ find($0, in: type.name, type.module) }) {
            (schema.kind, schema.base, schema.libraryClass) = (base.kind, base.name, base.libraryClass)
        } else {
            schema.kind = names.contains("AccessibilitySchema") ? .group : nil
        }
        return schema.kind == nil ? nil : schema
    }

    /// Returns a class that a property of a schema creates, and that is no schema itself: it groups parts.
    private func group(_ type: KeyType) -> KeyType? {
        var schema = type
        schema.kind = .group
        return created.contains(type.name) ? schema : nil
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
        let name = withoutModule(name)
        let found = Self.scoped(name, in: scope).lazy.compactMap { schema($0, in: module) }.first
        guard found == nil, let type = aliases[String(name.prefix { $0 != "." })] else { return found }
        return schema(type + name.drop { $0 != "." }, in: module)
    }

    private func schema(_ name: String, in module: String) -> KeyType? {
        let found = named[name] ?? []
        return found.first { $0.module == module } ?? found.first
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
        return named[name] == nil ? String(name[name.index(after: dot)...]) : name
    }

    /// Returns the names that a name can mean in a type, the innermost first.
    private static func scoped(_ name: String, in scope: String) -> [String] {
        let parts = scope.split(separator: ".")
        return stride(from: parts.count, through: 0, by: -1).map { count in
            (parts[..<count] + [name[...]]).joined(separator: ".")
        }
    }

    /// The names in the headings of files that may declare more schemas: subclasses of the library's classes and of the
    /// schemas, and the classes that properties create.
    var headings: Set<HeadingName> {
        let bases = Self.builtIn.union(["AccessibilitySchema"]).union(schemas.map(\.name))
        return Set(
            bases.map { HeadingName($0.lastComponent, .refined) }
                + created.map { HeadingName($0.lastComponent, .declared) })
    }
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
