package import SnapgenConfiguration
import SnapgenModel

/// Scans the Swift files of a project for all that matters to the catalog.
///
/// Most files do not matter and are not parsed: the bytes of every file are searched for the words of the catalog, the
/// files with one are parsed, and then those that they depend on. The catalog is the same as that of all files.
package struct ProjectScanner: Sendable {
    private let settings: CatalogSettings
    private let options: ScanOptions

    package init(settings: CatalogSettings, options: ScanOptions = ScanOptions()) {
        self.settings = settings
        self.options = options
    }

    package func scan(_ sources: some SourceCollection) -> ScannedProject {
        let scanner = FileScanner(settings: settings, options: options, sources: sources)
        var findings = scanner.search()
        if !options.scansEveryFile { followDependencies(&findings, scanner) }
        return ScannedProject(
            files: findings.compactMap(\.scanned), modules: sources.modules,
            diagnostics: Array(Set(findings.flatMap(\.problems))).sortedByPlace())
    }

    private func followDependencies(_ findings: inout [FileFinding], _ scanner: FileScanner<some SourceCollection>) {
        let outlines = findings.map(\.headings)
        while true {
            let headings = headings(after: findings.compactMap(\.scanned), modules: scanner.sources.modules)
            let found = outlines.files(holding: headings)
                .filter { findings[$0].scanned == nil && findings[$0].problems.isEmpty }
            if found.isEmpty { return }
            for (file, finding) in zip(found, scanner.complete(found)) { findings[file] = finding }
        }
    }

    /// A file without a name of the catalog can matter all the same: it refines the protocol of another file, declares
    /// the type that an extension makes conform, or holds its samples.
    private func headings(after files: [ScannedFile], modules: [String]) -> Set<HeadingName> {
        let index = TypeIndex(files, modules: modules)
        // Without outer types and modules.
        let names = index.declarations.map { HeadingName($0.name.lastComponent, .refined) }
        let inherited = index.declarations.map { $0.inherited.map { HeadingName($0.lastComponent, .refined) } }
        var reaching = Set(settings.protocols.map { HeadingName($0.name, .refined) })
        var count = 0
        while count < reaching.count {
            count = reaching.count
            for (name, above) in zip(names, inherited) where !reaching.isDisjoint(with: above) { reaching.insert(name) }
        }
        var headings = reaching
        for (position, name) in names.enumerated() where reaching.contains(name) {
            let ancestors = index.ancestry(of: position).declared.flatMap { index.all(of: $0) }
            Self.add(index.declarations[position], ancestors.map { index.declarations[$0] }, to: &headings)
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

    /// Returns the files that a person has written and that contain one of some texts.
    ///
    /// Files that cannot be read are ignored, as are all if the system starts no thread: the scan of the project's
    /// files reports that as an error.
    package func writtenFiles(in sources: some SourceCollection, holding texts: [String]) -> [ScannedFile] {
        let searches = texts.map { ByteSearch(for: $0) }
        let scanner = FileScanner(settings: settings, options: options, sources: sources)
        let files = try? scanner.map(Array(0..<sources.count)) { file, buffer -> ScannedFile? in
            try? buffer.readWritten(file) { bytes in
                searches.contains { $0.occurs(in: bytes) } ? scanner.parse(bytes, of: file) : nil
            }
        }
        return (files ?? []).compactMap { $0 }
    }
}

extension [[HeadingName]] {
    func files(holding wanted: Set<HeadingName>) -> [Int] {
        // Most names are none of them, which a table tells without hashing each name of the project.
        var isPossible = [Bool](repeating: false, count: HeadingName.placeCount)
        for name in wanted { isPossible[name.place] = true }
        return indices.filter { file in self[file].contains { isPossible[$0.place] && wanted.contains($0) } }
    }
}

extension Set<HeadingName> {
    fileprivate mutating func insert(_ name: String, _ roles: HeadingName.Role...) {
        for component in name.dottedComponents {
            for role in roles { insert(HeadingName(component, role)) }
        }
    }
}
