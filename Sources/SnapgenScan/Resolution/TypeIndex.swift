import SnapgenModel

struct TypeKey: Hashable {
    var module: String
    var name: String
    /// The file of a private type, whose name is not valid in the whole module.
    var home: String?
}

/// All declarations of all files, found by name as the compiler finds them.
///
/// Imports are not known: a name that the own module does not declare is looked for in every scanned module.
struct TypeIndex {
    let declarations: [SourcedDeclaration]
    private var primaries: [TypeKey: [Int]] = [:]
    private var extensions: [TypeKey: [Int]] = [:]
    /// The keys of each name, by module: most names that are looked up are declared nowhere.
    private var keys: [String: [TypeKey]] = [:]
    /// The modules with a type of the module's name, which the compiler finds in its place.
    private let hiddenModules: Set<String>
    let modules: [String]

    /// An index of files in a fixed order, in the modules of the project or, if they are `nil`, of the files.
    init(_ files: [ScannedFile], modules: [String]? = nil) {
        self.modules = Set(modules ?? files.map(\.module)).sorted()
        declarations = files.flatMap { file in
            file.declarations.indices.map { SourcedDeclaration(file: file, position: $0) }
        }
        hiddenModules = Set(declarations.filter { $0.kind != .extension && $0.name == $0.module }.map(\.module))
        for (index, declaration) in declarations.enumerated() where declaration.kind != .extension {
            primaries[typeKey(of: declaration), default: []].append(index)
        }
        keys = Dictionary(grouping: primaries.keys, by: \.name).mapValues { $0.sorted { $0.module < $1.module } }
        for (index, declaration) in declarations.enumerated() where declaration.kind == .extension {
            extensions[typeKey(of: declaration), default: []].append(index)
        }
    }

    /// The declarations that introduce a type; several where an `#if` chooses one.
    func primaries(of key: TypeKey) -> [Int] { primaries[key, default: []] }

    func isDeclared(_ name: String, in module: String) -> Bool {
        keys[name, default: []].contains { $0.module == module && $0.home == nil }
    }

    /// The scanned module that declares a type, or the outermost type around it, which another module may extend; `nil`
    /// for one of the system.
    func origin(of key: TypeKey) -> String? {
        guard let outermost = key.name.dottedComponents.first.map(String.init) else { return nil }
        let isPrivate = primaries(of: key).contains { declarations[$0].home != nil }
        if isPrivate || isDeclared(outermost, in: key.module) { return key.module }
        if modules.contains(outermost), key.name != outermost { return outermost }
        let others = keys[outermost, default: []].filter { $0.home == nil }
        return others.count == 1 ? others[0].module : nil
    }

    /// Returns the name of a type without the module that an extension may write before it.
    func declaredName(of key: TypeKey) -> String {
        guard let (first, rest) = key.name.splitAtDot, first == origin(of: key), !isDeclared(first, in: key.module)
        else { return key.name }
        return rest
    }

    func all(of key: TypeKey) -> [Int] { primaries(of: key) + extensions[key, default: []] }

    /// The key of a type, or of the type that an extension extends, which is one of its own module where the type is
    /// declared elsewhere.
    func typeKey(of declaration: SourcedDeclaration) -> TypeKey {
        if declaration.kind == .extension {
            return lookUp(declaration.name, in: declaration.outerScope).map(followingAliases)
                ?? TypeKey(module: declaration.module, name: declaration.name)
        }
        var key = TypeKey(module: declaration.module, name: declaration.name, home: declaration.home)
        // A nested type in `extension TravelUI.Hotel`.
        if let (first, rest) = key.name.splitAtDot, first == key.module, !hiddenModules.contains(first) {
            key.name = rest
        }
        return key
    }

    /// Finds a name from the inside out: in the types around it, in the module, in the module that it begins with, in
    /// any scanned module; `nil` for a name that is declared elsewhere.
    func lookUp(_ name: String, in scope: LookupScope) -> TypeKey? {
        for depth in stride(from: scope.types.count, through: 0, by: -1) {
            let qualified = depth == 0 ? name : (scope.types.prefix(depth) + [name[...]]).joined(separator: ".")
            if let key = find(qualified, in: scope.module, from: scope.path) { return key }
        }
        if let (first, rest) = name.splitAtDot, modules.contains(first) {
            return find(rest, in: first, from: scope.path)
        }
        return find(name, in: nil, from: scope.path)
    }

    /// The key of a name in a module, or in the first module with one; names that are private to the file come first.
    private func find(_ name: String, in module: String?, from path: RelativePath) -> TypeKey? {
        guard let candidates = keys[name] else { return nil }
        let visible = candidates.filter { key in
            (key.home == nil || key.home == path.string) && key.module == module ?? key.module
        }
        return visible.first { $0.module == visible[0].module && $0.home != nil } ?? visible.first
    }

    func followingAliases(from start: TypeKey) -> TypeKey {
        var key = start
        var seen: Set<TypeKey> = []
        while seen.insert(key).inserted, let alias = primaries(of: key).first.map({ declarations[$0] }),
            alias.kind == .typealias, alias.inherited.count == 1,
            let target = lookUp(alias.inherited[0], in: alias.outerScope)
        {
            key = target
        }
        return key
    }
}

extension String {
    var firstComponent: String { String(prefix { $0 != "." }) }

    var lastComponent: Substring {
        self[(utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? startIndex)...]
    }

    /// The first of its names and the others; `nil` for a single name.
    var splitAtDot: (first: String, rest: String)? {
        utf8.firstIndex(of: UInt8(ascii: ".")).map { (String(self[..<$0]), String(self[utf8.index(after: $0)...])) }
    }
}
