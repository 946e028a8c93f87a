import SnapgenModel

/// The names that lead from the files that are known to others that matter for the catalog.
struct NeededNames {
    /// Where one of these stands in a heading, the file matters.
    var words: Set<OutlineWord> = []
    /// Types of a module whose names a test may have to tell from those of other modules.
    var tellable: [String: Set<String>] = [:]

    fileprivate mutating func insert(_ name: String, _ roles: OutlineWord.Role...) {
        for component in name.split(separator: ".") {
            for role in roles { words.insert(OutlineWord(NameHash(component), role)) }
        }
    }

    fileprivate mutating func tell(_ name: some StringProtocol, of module: String) {
        tellable[module, default: []].insert(String(name))
    }
}

/// Finds what else has to be known for the catalog of the files that are known.
///
/// A file that names neither a protocol nor a macro of the catalog can matter all the same: it refines the protocol of
/// another file, declares the type that an extension makes conform, or holds its samples.
struct CatalogReach {
    private let index: TypeIndex
    private let files: [ScannedFile]
    private let relevant: [Int]
    private let reaching: Set<NameHash>

    /// What is to be found for `files` among the files of `modules`.
    init(_ files: [ScannedFile], modules: [String], settings: CatalogSettings) {
        self.files = files
        index = TypeIndex(files, modules: modules)
        let links = index.declarations.map(NameLinks.init)
        let reaching = NameLinks.reaching(settings.protocols.map { NameHash($0.name) }, through: links)
        self.reaching = reaching
        relevant = links.indices.filter { reaching.contains(links[$0].own) || links[$0].refines(reaching) }
    }

    /// The names that are to be looked for.
    var needs: NeededNames {
        var needs = NeededNames()
        needs.words = Set(reaching.map { OutlineWord($0, .refined) })
        for position in relevant { add(index.declarations[position], ancestry(of: position), to: &needs) }
        for file in files {
            for macro in file.macros { add(macro, of: file, to: &needs) }
        }
        return needs
    }

    /// The declarations above one, as far as they are known.
    private func ancestry(of position: Int) -> [SourcedDeclaration] {
        let keys = ConformanceResolver(index: index).ancestry(of: position).declared
        return keys.flatMap { index.all(of: $0) }.map { index.declarations[$0] }
    }

    /// The type itself, the types around it, its extensions, and what brings its samples.
    private func add(_ type: SourcedDeclaration, _ ancestors: [SourcedDeclaration], to needs: inout NeededNames) {
        needs.insert(type.name, .declared, .extended)
        if let outermost = type.name.split(separator: ".").first { needs.tell(outermost, of: type.module) }
        for ancestor in ancestors { needs.insert(ancestor.name, .extended) }
        for declaration in [type] + ancestors {
            for name in declaration.inherited { needs.insert(name, .declared) }
            for name in declaration.offers.compactMap(\.otherEnum) {
                needs.insert(name, .declared, .extended)
            }
        }
    }

    private func add(_ macro: ScannedMacro, of file: ScannedFile, to needs: inout NeededNames) {
        guard let source = macro.source else { return }
        if let type = source.enclosingType { needs.insert(type, .declared) }
        for name in source.typeNames { needs.tell(name, of: file.module) }
    }
}

/// The names in a declaration's heading.
private struct NameLinks {
    /// Its own name, without outer types.
    let own: NameHash
    /// Those behind its colon, without outer types and modules.
    let inherited: [NameHash]

    init(_ declaration: SourcedDeclaration) {
        own = NameHash(declaration.name.lastComponent)
        inherited = declaration.inherited.map { NameHash($0.lastComponent) }
    }

    func refines(_ names: Set<NameHash>) -> Bool { inherited.contains(where: names.contains) }

    /// The names with all that is declared to refine them, over any number of steps.
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

extension String {
    fileprivate var lastComponent: Substring {
        self[(lastIndex(of: ".").map { index(after: $0) } ?? startIndex)...]
    }
}

extension SampleSource {
    /// The enum whose `allCases` are the samples, where the source names one.
    fileprivate var otherEnum: String? {
        if case .allCases(of: let name) = content { return name }
        return nil
    }
}
