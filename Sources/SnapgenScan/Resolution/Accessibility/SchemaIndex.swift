import SnapgenConfiguration
import SnapgenModel

struct SchemaIndex {
    /// The schemas, sorted by module, name and place.
    private(set) var schemas: [KeySchema] = []
    private var positions: [String: [Int]] = [:]
    /// The modules with schemas.
    private var modules: Set<String> = []
    /// The names of types that properties of schemas create, as they are written.
    private var created: Set<String> = []
    /// The places of the schemas that are declared in branches of `#if`.
    private(set) var conditional: Set<SourceLocation> = []
    /// The places of the properties that create their parts with the schema.
    private(set) var creating: Set<SourceLocation> = []

    /// The classes of the library that have no parts of their own.
    static let primitives: Set<String> = ["ViewAccessibility", "TextAccessibility", "ImageAccessibility"]
    private static let builtIn = primitives.union(["AnyAccessibility", "ScreenAccessibility"])

    init(_ files: [ScannedKeyFile]) {
        var classes = files.flatMap { file in
            file.types.filter { $0.kind == .class }.map { SchemaClass(type: $0, module: file.module) }
        }
        var isChanged = true
        while isChanged {
            isChanged = false
            for index in classes.indices where classes[index].schema == nil {
                classes[index].schema = schema(of: classes[index])
                guard let schema = classes[index].schema else { continue }
                isChanged = true
                append(schema)
            }
            if !isChanged { isChanged = appendGroups(&classes) }
        }
        sort()
        resolveProperties(classes)
    }

    private struct SchemaClass {
        var type: ScannedKeyType
        var module: String
        var schema: KeySchema?
    }

    private func schema(of declared: SchemaClass) -> KeySchema? {
        let type = declared.type
        let names = type.inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
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

    private static let capabilities: Set<String> = [
        "DisableableAccessibility", "EditableAccessibility", "PinchableAccessibility", "RotatableAccessibility",
        "SelectableAccessibility", "SwipeableAccessibility",
    ]

    /// Adds the classes that properties of schemas create, and that are no schemas themselves: they group parts.
    private mutating func appendGroups(_ classes: inout [SchemaClass]) -> Bool {
        var isChanged = false
        let owners = classes.filter { $0.schema != nil }
        created = Set(owners.flatMap(\.type.createdTypes))
        let names = owners.flatMap { owner in
            owner.type.createdTypes.flatMap { Self.scoped($0, in: owner.type.name) }
        }
        let scoped = Set(names)
        for index in classes.indices where classes[index].schema == nil && scoped.contains(classes[index].type.name) {
            let schema = make(classes[index], .group)
            classes[index].schema = schema
            append(schema)
            isChanged = true
        }
        return isChanged
    }

    private mutating func append(_ schema: KeySchema) {
        positions[schema.name, default: []].append(schemas.count)
        modules.insert(schema.module)
        schemas.append(schema)
    }

    private mutating func sort() {
        schemas.sort { ($0.module, $0.name, $0.location) < ($1.module, $1.name, $1.location) }
        positions = Dictionary(grouping: schemas.indices) { schemas[$0].name }
    }

    // MARK: - Properties

    private mutating func resolveProperties(_ classes: [SchemaClass]) {
        let declared = Dictionary(grouping: classes) { $0.type.location }
        conditional = Set(classes.filter(\.type.isConditional).map(\.type.location))
        let properties = classes.flatMap(\.type.properties).filter { $0.list == nil && !$0.isLazy }
        creating = Set(properties.filter(\.createsValue).map(\.location))
        for index in schemas.indices {
            guard let type = declared[schemas[index].location]?.first?.type else { continue }
            schemas[index].properties = type.properties.filter { !$0.isStatic }.compactMap {
                property($0, of: schemas[index])
            }
        }
    }

    private func property(_ declared: ScannedKeyProperty, of schema: KeySchema) -> KeyProperty? {
        guard let type = declared.type else { return nil }
        let found = find(type, in: schema.name, schema.module)
        let last = type.split(separator: ".").last.map(String.init) ?? type
        guard found != nil || Self.builtIn.contains(last) else { return nil }
        return KeyProperty(
            label: declared.label, type: found.map { schemas[$0].name } ?? last,
            module: found.map { schemas[$0].module }, list: declared.list, rawIdentifier: declared.text,
            isComputed: declared.isComputed, line: declared.location.line, column: declared.location.column)
    }

    // MARK: - Names

    func find(_ name: String, in scope: String, _ module: String) -> Int? {
        for candidate in Self.scoped(withoutModule(name), in: scope) {
            let found = positions[candidate] ?? []
            if let own = found.first(where: { schemas[$0].module == module }) ?? found.first { return own }
        }
        return nil
    }

    /// Returns the position of the schema with a name in a module.
    func position(of name: String, in module: String) -> Int? {
        let found = positions[name] ?? []
        return found.first { schemas[$0].module == module } ?? found.first
    }

    private func withoutModule(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), modules.contains(String(name[..<dot])) else { return name }
        let rest = String(name[name.index(after: dot)...])
        return positions[name] == nil ? rest : name
    }

    /// Returns the names that a name can mean in a type, the innermost first.
    private static func scoped(_ name: String, in scope: String) -> [String] {
        var parts = scope.split(separator: ".").map(String.init)
        var names: [String] = []
        while !parts.isEmpty {
            names.append((parts + [name]).joined(separator: "."))
            parts.removeLast()
        }
        return names + [name]
    }
}

// MARK: - Files

extension SchemaIndex {
    /// The names in the headings of files that may declare more schemas: subclasses of the library's classes and of the
    /// schemas, and the classes that properties create.
    var headings: Set<HeadingName> {
        let bases = Self.builtIn.union(["AccessibilitySchema"]).union(schemas.map(\.name))
        return Set(bases.map { Self.heading(of: $0, .refined) } + created.map { Self.heading(of: $0, .declared) })
    }

    private static func heading(of name: String, _ role: HeadingName.Role) -> HeadingName {
        HeadingName(name.split(separator: ".").last ?? "", role)
    }
}

extension ScannedKeyType {
    /// The names of the types that the properties of an object create.
    fileprivate var createdTypes: [String] {
        properties.filter { $0.createsValue && !$0.isStatic }.compactMap(\.type)
    }
}

// MARK: - Key paths

extension SchemaIndex {
    struct Target {
        /// The schema at which the key path starts.
        var root: Int
        var labels: [String]
        /// The schema that declares the last property; `nil` for the schema itself.
        var owner: Int?
        /// The last property; `nil` for the schema itself.
        var property: KeyProperty?
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
        var target = Target(root: root, labels: labels)
        var schema: Int? = root
        for label in labels {
            guard let current = schema, let found = property(label, of: current) else { return nil }
            (target.owner, target.property) = (found.owner, found.property)
            schema = found.property.module.flatMap { position(of: found.property.type, in: $0) }
        }
        return target
    }

    /// Returns a property of a schema or of the schemas that it inherits from.
    private func property(_ label: String, of schema: Int) -> (owner: Int, property: KeyProperty)? {
        for index in withBases(schema) {
            if let found = schemas[index].properties.first(where: { $0.label == label }) { return (index, found) }
        }
        return nil
    }

    /// Returns a schema and those that it inherits from.
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
        let labels = target.labels.isEmpty ? ["self"] : target.labels
        return identifier(of: target.root, labels, form)
    }

    private func identifier(of schema: Int, _ labels: [String], _ form: AccessibilitySettings.Identifiers) -> String {
        let path = ([schemas[schema].name] + labels).joined(separator: ".")
        return form == .module ? "\(schemas[schema].module).\(path)" : path
    }
}
