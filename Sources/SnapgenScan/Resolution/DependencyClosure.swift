import SnapgenConfiguration
import SnapgenModel

/// The declarations that the catalog of some files depends on.
///
/// A file without a name of the catalog can matter all the same: it refines the protocol of another file, declares the
/// type that an extension makes conform, or holds its samples.
enum DependencyClosure {
    /// The names that make a file among those of `modules` matter that has one in a heading.
    static func headings(after files: [ScannedFile], modules: [String], settings: CatalogSettings) -> Set<HeadingName> {
        let index = TypeIndex(files, modules: modules)
        // Without outer types and modules.
        let links = index.declarations.map { declaration in
            (
                own: HeadingName(declaration.name.lastComponent, .refined),
                inherited: declaration.inherited.map { HeadingName($0.lastComponent, .refined) }
            )
        }
        var reaching = Set(settings.protocols.map { HeadingName($0.name, .refined) })
        var count = 0
        while count < reaching.count {
            count = reaching.count
            for link in links where !reaching.isDisjoint(with: link.inherited) { reaching.insert(link.own) }
        }
        var headings = reaching
        for (position, link) in links.enumerated() where reaching.contains(link.own) {
            let ancestors = index.ancestry(of: position).declared.flatMap { index.all(of: $0) }
            add(index.declarations[position], ancestors.map { index.declarations[$0] }, to: &headings)
        }
        for type in files.flatMap(\.macros).compactMap(\.enclosingType) { headings.insert(type, .declared) }
        return headings
    }

    /// Adds a type, the types around it, its extensions, the sources of its samples, and a type called as its module.
    private static func add(
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

extension String {
    /// The part behind the last dot.
    var lastComponent: Substring {
        self[(utf8.lastIndex(of: UInt8(ascii: ".")).map { utf8.index(after: $0) } ?? startIndex)...]
    }
}
