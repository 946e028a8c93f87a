import SnapgenConfiguration
import SnapgenModel

/// Finds the declarations that the catalog of some files depends on.
///
/// A file without a name of the catalog can matter all the same: it refines the protocol of another file, declares the
/// type that an extension makes conform, or holds its samples.
struct DependencyClosure {
    private let index: TypeIndex
    private let files: [ScannedFile]
    private let relevant: [Int]
    /// The names of the catalog, and those of the declarations that refine them.
    private let reaching: Set<HeadingName>

    /// The closure of `files` among the files of `modules`.
    init(_ files: [ScannedFile], modules: [String], settings: CatalogSettings) {
        self.files = files
        index = TypeIndex(files, modules: modules)
        let links = index.declarations.map(NameLinks.init)
        let reaching = NameLinks.reaching(settings.protocols.map { HeadingName($0.name, .refined) }, through: links)
        self.reaching = reaching
        relevant = links.indices.filter { reaching.contains(links[$0].own) || links[$0].refines(reaching) }
    }

    /// The names that make a file matter that has them in a heading.
    var headings: Set<HeadingName> {
        var headings = reaching
        for position in relevant { add(index.declarations[position], ancestry(of: position), to: &headings) }
        for type in files.flatMap({ $0.macros.compactMap(\.enclosingType) }) { headings.insert(type, .declared) }
        return headings
    }

    private func ancestry(of position: Int) -> [SourcedDeclaration] {
        let keys = index.ancestry(of: position).declared
        return keys.flatMap { index.all(of: $0) }.map { index.declarations[$0] }
    }

    /// Adds a type, the types around it, its extensions, the sources of its samples, and a type called as its module.
    private func add(
        _ type: SourcedDeclaration, _ ancestors: [SourcedDeclaration], to headings: inout Set<HeadingName>
    ) {
        headings.insert(type.name, .declared, .extended)
        headings.insert(type.module, .declared)
        for ancestor in ancestors { headings.insert(ancestor.name, .extended) }
        for declaration in [type] + ancestors {
            for name in declaration.inherited { headings.insert(name, .declared) }
            for case .allCases(of: let name?) in declaration.offers.map(\.content) {
                headings.insert(name, .declared, .extended)
            }
        }
    }
}

extension Set<HeadingName> {
    fileprivate mutating func insert(_ name: String, _ roles: HeadingName.Role...) {
        for component in name.dottedComponents {
            for role in roles { insert(HeadingName(component, role)) }
        }
    }
}

/// The names in a declaration's heading, without outer types and modules, as those of a refined declaration.
private struct NameLinks {
    let own: HeadingName
    let inherited: [HeadingName]

    init(_ declaration: SourcedDeclaration) {
        own = HeadingName(declaration.name.lastComponent, .refined)
        inherited = declaration.inherited.map { HeadingName($0.lastComponent, .refined) }
    }

    func refines(_ names: Set<HeadingName>) -> Bool { inherited.contains(where: names.contains) }

    /// Returns the names with those of all declarations that refine them, over any number of steps.
    static func reaching(_ names: [HeadingName], through links: [NameLinks]) -> Set<HeadingName> {
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
    /// The part behind the last dot.
    var lastComponent: Substring {
        self[(utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? startIndex)...]
    }
}
