package import SnapgenModel
package import SnapgenSource

/// The names that lead from parsed files to others that matter to the catalog.
package struct NeededNames {
    /// The names in headings that make a file matter.
    package private(set) var headings: Set<HeadingName> = []
    /// The types of each module that tests name, to be found in other modules as well.
    package private(set) var namedTypes: [String: Set<String>] = [:]
    /// The functions and variables of each module that previews may use, to be found in other modules as well.
    package private(set) var namedValues: [String: Set<HeadingName>] = [:]
    /// The members of extensions that previews of each module may use, to be found in other modules as well.
    package private(set) var namedMembers: [String: Set<HeadingName>] = [:]

    fileprivate mutating func insert(_ name: String, _ roles: HeadingName.Role...) {
        for component in name.dottedComponents {
            for role in roles { headings.insert(HeadingName(NameHash(component), role)) }
        }
    }

    fileprivate mutating func insert(_ headings: some Sequence<HeadingName>) {
        self.headings.formUnion(headings)
    }

    fileprivate mutating func insert(_ name: ScannedName, of module: String) {
        let headings = name.hashes.map { HeadingName($0, .value) }
        if name.base == .nothing {
            namedValues[module, default: []].formUnion(headings)
        } else {
            namedMembers[module, default: []].formUnion(headings)
        }
    }

    fileprivate mutating func insert(type name: some StringProtocol, of module: String) {
        namedTypes[module, default: []].insert(String(name))
    }
}

/// Finds the declarations that the catalog of some files depends on.
///
/// A file without a name of the catalog can matter all the same: it refines the protocol of another file, declares the
/// type that an extension makes conform, or holds its samples.
package struct DependencyClosure {
    private let index: TypeIndex
    private let files: [ScannedFile]
    private let relevant: [Int]
    private let reaching: Set<NameHash>

    /// The closure of `files` among the files of `modules`.
    package init(_ files: [ScannedFile], modules: [String], settings: CatalogSettings) {
        self.files = files
        index = TypeIndex(files, modules: modules)
        let links = index.declarations.map(NameLinks.init)
        let reaching = NameLinks.reaching(settings.protocols.map { NameHash($0.name) }, through: links)
        self.reaching = reaching
        relevant = links.indices.filter { reaching.contains(links[$0].own) || links[$0].refines(reaching) }
    }

    /// The names to look for in the headings of all files.
    package var needs: NeededNames {
        var needs = NeededNames()
        needs.insert(reaching.map { HeadingName($0, .refined) })
        for position in relevant { add(index.declarations[position], ancestry(of: position), to: &needs) }
        for file in files {
            for macro in file.macros { add(macro, of: file, to: &needs) }
        }
        return needs
    }

    /// The declarations above one, as far as they are among the files.
    private func ancestry(of position: Int) -> [SourcedDeclaration] {
        let keys = ConformanceResolver(index: index).ancestry(of: position).declared
        return keys.flatMap { index.all(of: $0) }.map { index.declarations[$0] }
    }

    /// Adds a type, the types around it, its extensions, and the sources of its samples.
    private func add(_ type: SourcedDeclaration, _ ancestors: [SourcedDeclaration], to needs: inout NeededNames) {
        needs.insert(type.name, .declared, .extended)
        if let outermost = type.name.dottedComponents.first { needs.insert(type: outermost, of: type.module) }
        for ancestor in ancestors { needs.insert(ancestor.name, .extended) }
        for declaration in [type] + ancestors {
            for name in declaration.inherited { needs.insert(name, .declared) }
            for case .allCases(of: let name?) in declaration.offers.map(\.content) {
                needs.insert(name, .declared, .extended)
            }
        }
    }

    private func add(_ macro: ScannedMacro, of file: ScannedFile, to needs: inout NeededNames) {
        guard let source = macro.source else { return }
        if index.modules.count > 1 {
            for name in macro.names { needs.insert(name, of: file.module) }
        }
        if let type = source.enclosingType { needs.insert(type, .declared) }
        for name in source.typeNames { needs.insert(type: name, of: file.module) }
    }
}

/// The names in a declaration's heading.
private struct NameLinks {
    /// Its own name, without outer types.
    let own: NameHash
    /// The names behind its colon, without outer types and modules.
    let inherited: [NameHash]

    init(_ declaration: SourcedDeclaration) {
        own = NameHash(declaration.name.lastComponent)
        inherited = declaration.inherited.map { NameHash($0.lastComponent) }
    }

    func refines(_ names: Set<NameHash>) -> Bool { inherited.contains(where: names.contains) }

    /// Returns the names with those of all declarations that refine them, over any number of steps.
    static func reaching(_ names: [NameHash], through links: [NameLinks]) -> Set<NameHash> {
        var reaching = Set(names)
        var count = 0
        while count < reaching.count {
            count = reaching.count
            for link in links where link.refines(reaching) { reaching.insert(link.own) }
        }
        return reaching
    }
}

extension ScannedName {
    /// The hashes of the declarations that it may mean; initializers are known by their first label.
    fileprivate var hashes: [NameHash] {
        if base == .nothing { return [NameHash(name)] }
        guard name == "init", let label = labels?.first else { return [NameHash(member: name)] }
        return ["init(", "init?("].map { NameHash(member: $0 + (label.isEmpty ? "_" : label)) }
    }
}

extension String {
    fileprivate var lastComponent: Substring {
        self[(utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? startIndex)...]
    }
}
