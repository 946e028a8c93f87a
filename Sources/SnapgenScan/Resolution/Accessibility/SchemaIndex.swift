import SnapgenConfiguration
import SnapgenModel

struct SchemaIndex {
    /// The schemas, sorted by module, name and place.
    private(set) var schemas: [KeySchema] = []
    private var positions: [String: [Int]] = [:]
    private var modules: Set<String> = []
    private var created: Set<String> = []
    /// The places of the schemas that are declared in branches of `#if`.
    private(set) var conditional: Set<SourceLocation> = []
    /// The places of the properties that create their parts with the schema.
    private(set) var creating: Set<SourceLocation> = []

    /// The classes of the library that have no parts of their own.
    static let primitives: Set<String> = [
        "ViewAccessibility", "TextAccessibility", "ImageAccessibility", "ButtonAccessibility", "TextFieldAccessibility",
        "ToggleAccessibility", "PickerAccessibility",
    ]
    private static let builtIn = primitives.union(["AnyAccessibility", "ScreenAccessibility"])
    private static let capabilities: Set<String> = [
        "DisableableAccessibility", "EditableAccessibility", "PinchableAccessibility", "RotatableAccessibility",
        "SelectableAccessibility", "SwipeableAccessibility",
    ]

    private let aliases: [String: String]

    private typealias SchemaClass = (type: ScannedKeyType, module: String, isSchema: Bool)

    init(_ files: [ScannedKeyFile]) {
        aliases = Dictionary(files.flatMap(\.aliases)) { first, _ in first }
        var classes: [SchemaClass] = files.flatMap { file in
            file.types.filter { $0.kind == .class }.map { ($0, file.module, false) }
        }
        while appendHeirs(among: &classes) || appendGroups(among: &classes) {}
        schemas.sort { ($0.module, $0.name, $0.location) < ($1.module, $1.name, $1.location) }
        positions = Dictionary(grouping: schemas.indices) { schemas[$0].name }
        resolveProperties(classes)
    }

    // MARK: - Schemas

    private mutating func appendHeirs(among classes: inout [SchemaClass]) -> Bool {
        let known = schemas.count
        for index in classes.indices where !classes[index].isSchema {
            guard let schema = schema(of: classes[index]) else { continue }
            classes[index].isSchema = true
            append(schema)
        }
        return schemas.count > known
    }

    private func schema(of declared: SchemaClass) -> KeySchema? {
        let type = declared.type
        let names = type.inherited.map { String($0.lastComponent) }
        if let name = names.first(where: Self.builtIn.contains) {
            return make(declared, name == "ScreenAccessibility" ? .screen : .view, libraryClass: name)
        }
        if let base = type.inherited.first, let found = find(base, in: type.name, declared.module) {
            let base = schemas[found]
            return make(declared, base.kind, base: base.name, libraryClass: base.libraryClass)
        }
        return names.contains("AccessibilitySchema") ? make(declared, .group) : nil
    }

    private func make(
        _ declared: SchemaClass, _ kind: KeySchema.Kind, base: String? = nil, libraryClass: String? = nil
    ) -> KeySchema {
        let type = declared.type
        return KeySchema(
            name: type.name, module: declared.module, kind: kind, base: base, libraryClass: libraryClass,
            capabilities: type.inherited.filter(Self.capabilities.contains).sorted(), isPrivate: type.isPrivate,
            isGeneric: type.isGeneric, path: type.location.path, line: type.location.line,
            column: type.location.column)
    }

    /// Adds the classes that properties of schemas create, and that are no schemas themselves: they group parts.
    private mutating func appendGroups(among classes: inout [SchemaClass]) -> Bool {
        let known = schemas.count
        let owners = classes.filter(\.isSchema).map(\.type)
        created = Set(owners.flatMap(\.createdTypes))
        let names = Set(owners.flatMap { owner in owner.createdTypes.flatMap { Self.scoped($0, in: owner.name) } })
        for index in classes.indices where !classes[index].isSchema && names.contains(classes[index].type.name) {
            classes[index].isSchema = true
            append(make(classes[index], .group))
        }
        return schemas.count > known
    }

    private mutating func append(_ schema: KeySchema) {
        positions[schema.name, default: []].append(schemas.count)
        modules.insert(schema.module)
        schemas.append(schema)
    }

    // MARK: - Properties

    private mutating func resolveProperties(_ classes: [SchemaClass]) {
        let declared = Dictionary(classes.map { ($0.type.location, $0.type) }) { first, _ in first }
        conditional = Set(classes.filter(\.type.isConditional).map(\.type.location))
        let properties = classes.flatMap(\.type.properties).filter { $0.list == nil && !$0.isLazy }
        creating = Set(properties.filter(\.createsValue).map(\.location))
        for index in schemas.indices {
            let properties = declared[schemas[index].location]?.properties ?? []
            schemas[index].properties = properties.filter { !$0.isStatic }.compactMap {
                property($0, of: schemas[index])
            }
        }
    }

    private func property(_ declared: ScannedKeyProperty, of schema: KeySchema) -> KeyProperty? {
        guard let type = declared.type else { return nil }
        let found = find(type, in: schema.name, schema.module).map { schemas[$0] }
        let last = String(type.lastComponent)
        guard found != nil || Self.builtIn.contains(last) else { return nil }
        return KeyProperty(
            label: declared.label, type: found?.name ?? last, module: found?.module, list: declared.list,
            rawIdentifier: declared.text, isComputed: declared.isComputed,
            documentation: declared.documentation, line: declared.location.line, column: declared.location.column)
    }

    // MARK: - Names

    func find(_ name: String, in scope: String, _ module: String) -> Int? {
        let name = withoutModule(name)
        let found = Self.scoped(name, in: scope).lazy.compactMap { position(of: $0, in: module) }.first
        guard found == nil, let type = aliases[String(name.prefix { $0 != "." })] else { return found }
        return position(of: type + name.drop { $0 != "." }, in: module)
    }

    func position(of name: String, in module: String) -> Int? {
        let found = positions[name] ?? []
        return found.first { schemas[$0].module == module } ?? found.first
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
        return positions[name] == nil ? String(name[name.index(after: dot)...]) : name
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

extension ScannedKeyType {
    /// The names of the types that the properties of an object create.
    fileprivate var createdTypes: [String] {
        properties.filter { $0.createsValue && !$0.isStatic }.compactMap(\.type)
    }
}

extension KeySchema {
    func place(of property: KeyProperty) -> SourceLocation {
        SourceLocation(path: path, line: property.line, column: property.column)
    }
}

// MARK: - Key paths

extension SchemaIndex {
    struct Target {
        var root: Int
        var labels: [String]
        /// The schema that declares the last property, or the schema itself.
        var owner: Int
        /// The last property; `nil` for the schema itself.
        var property: KeyProperty?

        var label: String { property?.label ?? "self" }
    }

    /// Returns the part that a key path leads to; `nil` if a name in it is unknown.
    ///
    /// `names` are those of the root type and the properties, which only the names of schemas distinguish.
    func target(of names: [String], in scope: String, _ module: String) -> Target? {
        for count in stride(from: names.count, to: 0, by: -1) {
            let name = names[..<count].joined(separator: ".")
            guard let root = find(name, in: scope, module) else { continue }
            return target(from: root, Array(names[count...]))
        }
        return nil
    }

    private func target(from root: Int, _ labels: [String]) -> Target? {
        let labels = labels == ["self"] ? [] : labels
        var target = Target(root: root, labels: labels, owner: root)
        var schema: Int? = root
        for label in labels {
            guard let current = schema, let found = property(label, of: current) else { return nil }
            (target.owner, target.property) = (found.owner, found.property)
            schema = part(of: found.property)
        }
        return target
    }

    private func property(_ label: String, of schema: Int) -> (owner: Int, property: KeyProperty)? {
        for index in withBases(schema) {
            if let found = schemas[index].properties.first(where: { $0.label == label }) { return (index, found) }
        }
        return nil
    }

    func part(of property: KeyProperty) -> Int? {
        property.module.flatMap { position(of: property.type, in: $0) }
    }

    func withBases(_ schema: Int) -> [Int] {
        var all = [schema]
        while let next = all.last.flatMap(base), !all.contains(next) { all.append(next) }
        return all
    }

    private func base(of schema: Int) -> Int? {
        schemas[schema].base.flatMap { position(of: $0, in: schemas[schema].module) }
    }

    func identifier(of target: Target, _ form: AccessibilitySettings.Identifiers) -> String {
        if let raw = target.property?.rawIdentifier { return raw }
        let root = schemas[target.root]
        let labels = target.labels.isEmpty ? ["self"] : target.labels
        let path = ([root.name] + labels).joined(separator: ".")
        return form == .module ? "\(root.module).\(path)" : path
    }
}
