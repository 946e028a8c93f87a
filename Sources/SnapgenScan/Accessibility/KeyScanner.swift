import SnapgenConfiguration
package import SnapgenModel

package enum KeyFileRole: Sendable {
    /// The app, unless the file uses XCUIAutomation.
    case app
    case uiTest
    /// Tests: UI tests if the file uses XCUIAutomation, otherwise nothing that matters.
    case test
    case byContent
}

/// Scans Swift files for accessibility keys.
///
/// The bytes of all files are searched for words, and only the files with one are parsed. Those that declare or use the
/// tables of constants found in them follow, and those that declare more schemas by the names in their headings.
package struct KeyScanner: Sendable {
    private let options: ScanOptions

    package init(options: ScanOptions = ScanOptions()) {
        self.options = options
    }

    /// Reads the files that matter, each in its role, several at a time.
    package func scan(
        _ sources: some SourceCollection, roles: [KeyFileRole]
    ) throws(DiagnosticError) -> [ScannedKeyFile] {
        let scanner = scanner(of: sources)
        let first = try read(Array(0..<sources.count), with: scanner, roles, holding: Self.words)
        var rest = first.indices.filter { first[$0].isOther }
        var files = first.compactMap(\.file)
        let names = Self.tableNames(in: files) + Self.unreferredCases(in: files)
        if !names.isEmpty {
            let second = try read(rest, with: scanner, roles, holding: names)
            rest = zip(rest, second).filter(\.1.isOther).map(\.0)
            files += second.compactMap(\.file)
        }
        // A file with the library's classes holds a word, so without a schema so far there are no more.
        if Self.headings(after: files) != Self.headings(after: []) {
            try appendSchemas(in: rest, with: scanner, roles, to: &files)
        }
        return files
    }

    /// Reads the files of the app that may declare schemas, without the places that set keys: the schemas in them are
    /// those of all files.
    package func schemas(
        in sources: some SourceCollection, roles: [KeyFileRole]
    ) throws(DiagnosticError) -> [ScannedKeyFile] {
        let app = roles.indices.filter { roles[$0] == .app || roles[$0] == .byContent }
        var files: [ScannedKeyFile] = []
        try appendSchemas(in: app, with: scanner(of: sources), roles, onlyTypes: true, to: &files)
        return files
    }

    private func scanner<Sources: SourceCollection>(of sources: Sources) -> FileScanner<Sources> {
        FileScanner(settings: CatalogSettings(), options: options, sources: sources)
    }

    /// Words of which one is in every file that declares schemas or tables, or that sets keys.
    private static let words = ["ccessibilityIdentifier", "ccessibilityKey", "Accessibility", "A11y", "AXIdentifier"]

    /// Returns the names of the outermost types around constants that places refer to.
    private static func tableNames(in files: [ScannedKeyFile]) -> [String] {
        let declared = files.filter { !$0.isUITest }.flatMap(\.types).filter { type in
            type.properties.contains { $0.isText || $0.isCase }
        }
        let used = files.flatMap(\.places).compactMap { place -> String? in
            guard case .reference(let names) = place.value else { return nil }
            return names.first.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
        }
        let tables = declared.map { String($0.name.prefix { $0 != "." }) }.filter(isTable)
        return Set(used + tables).sorted()
    }

    /// Returns how files can refer to the cases of tables that those read so far do not refer to.
    private static func unreferredCases(in files: [ScannedKeyFile]) -> [String] {
        let files = files.filter { !$0.isUITest }
        let cases = files.flatMap(\.types).filter { isTable($0.name) }.flatMap(\.properties).filter(\.isCase)
        let known = Set(files.flatMap(\.references.keys).map { String($0.lastComponent) })
        return Set(cases.map(\.label)).subtracting(known).sorted().map { ".\($0)" }
    }

    private static func isTable(_ name: some StringProtocol) -> Bool {
        name.contains("ccessibility") || name.contains("A11y")
    }

    /// Adds the files of the app that may declare schemas, until those lead to no more.
    private func appendSchemas<Sources: SourceCollection>(
        in others: [Int], with scanner: FileScanner<Sources>, _ roles: [KeyFileRole], onlyTypes: Bool = false,
        to files: inout [ScannedKeyFile]
    ) throws(DiagnosticError) {
        let outlines = try outlines(of: others, with: scanner, roles)
        var open = Set(others.indices)
        while true {
            let found = outlines.files(holding: Self.headings(after: files)).filter { open.remove($0) != nil }
            if found.isEmpty { return }
            files += try scanner.map(found.map { others[$0] }) { file, buffer in
                try? buffer.read(file) { Self.keys(in: $0, of: file, in: scanner.sources, onlyTypes: onlyTypes) }
            }.compactMap { $0 }
        }
    }

    /// Returns the names in the headings of files that may declare more schemas than the files read so far.
    private static func headings(after files: [ScannedKeyFile]) -> Set<HeadingName> {
        SchemaIndex(files.filter { !$0.isUITest }).headings
    }

    /// Returns the names in the headings of files, none for files of tests or without classes.
    private func outlines<Sources: SourceCollection>(
        of files: [Int], with scanner: FileScanner<Sources>, _ roles: [KeyFileRole]
    ) throws(DiagnosticError) -> [[HeadingName]] {
        try scanner.map(files) { file, buffer in
            let names = try? buffer.read(file) { bytes in
                let mayMatter =
                    Self.classes.first(in: bytes, from: 0) != nil
                    && Self.isUITest(bytes, file, in: scanner.sources, roles[file]) == false
                return mayMatter ? OutlineReader.names(in: bytes) : []
            }
            return names ?? []
        }
    }

    private static let classes = ByteSearch(for: "class")

    private func read<Sources: SourceCollection>(
        _ files: [Int], with scanner: FileScanner<Sources>, _ roles: [KeyFileRole], holding words: [String]
    ) throws(DiagnosticError) -> [KeyFinding] {
        let searches = words.map(ByteSearch.init(for:))
        return try scanner.map(files) { file, buffer in
            let finding = try? buffer.read(file) { bytes in
                Self.read(bytes, of: file, in: scanner.sources, roles[file], searches)
            }
            return finding ?? KeyFinding()
        }
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, of file: Int, in sources: some SourceCollection, _ role: KeyFileRole,
        _ searches: [ByteSearch]
    ) -> KeyFinding {
        guard let isUITest = isUITest(bytes, file, in: sources, role) else { return KeyFinding() }
        // Every text of a UI test may be an identifier.
        guard isUITest || searches.contains(where: { $0.first(in: bytes, from: 0) != nil }) else {
            return KeyFinding(isOther: true)
        }
        return KeyFinding(file: keys(in: bytes, of: file, in: sources, isUITest: isUITest))
    }

    private static func keys(
        in bytes: UnsafeBufferPointer<UInt8>, of file: Int, in sources: some SourceCollection, isUITest: Bool = false,
        onlyTypes: Bool = false
    ) -> ScannedKeyFile {
        SyntaxReader.keys(
            in: bytes, of: sources.path(at: file), module: sources.modules[sources.module(at: file)],
            isUITest: isUITest, onlyTypes: onlyTypes)
    }

    /// The modules of the library, whose sources a project reads if it uses them as a local package.
    private static let libraries: Set<String> = ["SnapgenAccessibility", "SnapgenUITesting"]

    /// Returns whether a file is part of UI tests; `nil` for a file that does not matter.
    private static func isUITest(
        _ bytes: UnsafeBufferPointer<UInt8>, _ file: Int, in sources: some SourceCollection, _ role: KeyFileRole
    ) -> Bool? {
        if libraries.contains(sources.modules[sources.module(at: file)]) { return nil }
        // Generated schemas repeat those of the app.
        if bytes.isUTF16 || bytes.starts(with: RenderedFile.mark.utf8) { return nil }
        let usesAutomation = automation.first(in: bytes, from: 0) != nil
        switch role {
        case .uiTest: return true
        case .app: return usesAutomation
        case .test: return usesAutomation ? true : nil
        case .byContent:
            let folders = sources.path(at: file).components.dropLast()
            if usesAutomation || folders.contains(where: { $0.contains("UITest") }) { return true }
            return testImports.contains { $0.first(in: bytes, from: 0) != nil } ? nil : false
        }
    }

    private static let automation = ByteSearch(for: "XCUI")
    private static let testImports = ["import XCTest", "import Testing"].map(ByteSearch.init(for:))
}

private struct KeyFinding: Sendable {
    /// The keys; `nil` if the file does not matter so far.
    var file: ScannedKeyFile?
    /// Indicates whether a file of the app may still declare schemas or use tables.
    var isOther = false
}
