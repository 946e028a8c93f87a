import SnapgenConfiguration
package import SnapgenModel

/// The code of a module; a file that uses XCUIAutomation is part of UI tests in each of them.
package enum KeyFileRole: Sendable {
    case app, test, uiTest
}

/// Scans Swift files for accessibility keys.
///
/// The bytes of all files are searched for words, and only the files with one are parsed, then those with the names of
/// the schemas and tables of constants that were found, until those lead to no more.
package struct KeyScanner<Sources: SourceCollection>: Sendable {
    private let scanner: FileScanner<Sources>
    private let roles: [String: KeyFileRole]

    /// - Parameter roles: The roles by the module; those of files in other modules are chosen by path and content.
    package init(_ sources: Sources, roles: [String: KeyFileRole] = [:], options: ScanOptions = ScanOptions()) {
        scanner = FileScanner(settings: CatalogSettings(), options: options, sources: sources)
        self.roles = roles
    }

    /// - Parameter onlySchemas: Reads only the files of the app that may declare schemas, which are those of all files.
    package func scan(onlySchemas: Bool = false) throws(DiagnosticError) -> [ScannedKeyFile] {
        var known = onlySchemas ? SchemaIndex.libraryNames : KeyWords.all
        var (files, rest) = try read(allFiles, holding: known, withTests: !onlySchemas)
        while true {
            let app = files.filter { !$0.isUITest }
            let tables = onlySchemas ? [] : Self.tableNames(in: app)
            let names = tables.union(SchemaIndex(app).ownNames).subtracting(known)
            if names.isEmpty { return files }
            let found = try read(rest, holding: names, withTests: false)
            (files, rest) = (files + found.files, found.rest)
            known.formUnion(names)
        }
    }

    /// The names of the outermost types around constants that places refer to.
    private static func tableNames(in files: [ScannedKeyFile]) -> Set<String> {
        let types = files.flatMap(\.types).filter { $0.properties.contains { $0.isText || $0.isCase } }
        let declared = types.map(\.name.firstComponent)
        let used = files.flatMap(\.places).compactMap { place -> String? in
            guard case .reference(let names) = place.value else { return nil }
            return names.first.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
        }
        return Set(used + declared.filter { $0.contains("ccessibility") || $0.contains("A11y") })
    }

    /// Returns the files of the app that contain some texts, by the text.
    package func mentions(of texts: Set<String>) throws(DiagnosticError) -> [String: [RelativePath]] {
        let search = TextSearch(for: texts, areWhole: true)
        let found = try read(texts.isEmpty ? [] : allFiles) { bytes, file in
            isUITest(bytes, file) == false ? search.found(in: bytes) : []
        }
        return zip(allFiles, found).reduce(into: [:]) { mentions, file in
            for text in file.1 ?? [] { mentions[text, default: []].append(scanner.sources.path(at: file.0)) }
        }
    }

    // MARK: - Files

    /// Reads the files that hold a word; `rest` may hold other ones.
    private func read(
        _ files: [Int], holding words: Set<String>, withTests: Bool
    ) throws(DiagnosticError) -> (files: [ScannedKeyFile], rest: [Int]) {
        let search = TextSearch(for: words)
        let findings = try read(files) { bytes, file -> (keys: ScannedKeyFile?, file: Int)? in
            guard let isUITest = isUITest(bytes, file), withTests || !isUITest else { return nil }
            // Every text of a UI test may be an identifier.
            let isWanted = isUITest || !search.found(in: bytes).isEmpty
            let (path, module) = (scanner.sources.path(at: file), module(of: file))
            return (isWanted ? SyntaxReader.keys(in: bytes, of: path, module: module, isUITest: isUITest) : nil, file)
        }.compactMap { $0 ?? nil }
        return (findings.compactMap(\.keys), findings.filter { $0.keys == nil }.map(\.file))
    }

    /// Returns what is read of each file; `nil` for a file that cannot be read.
    private func read<Result: Sendable>(
        _ files: [Int], _ body: @escaping @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Result
    ) throws(DiagnosticError) -> [Result?] {
        try scanner.map(files) { file, buffer in try? buffer.read(file) { body($0, file) } }
    }

    private var allFiles: [Int] { Array(0..<scanner.sources.count) }

    private func module(of file: Int) -> String { scanner.sources.modules[scanner.sources.module(at: file)] }

    /// Returns whether a file is part of UI tests; `nil` for a file that does not matter.
    private func isUITest(_ bytes: UnsafeBufferPointer<UInt8>, _ file: Int) -> Bool? {
        // Generated schemas repeat those of the app.
        if RenderedFile.hasMark(bytes) || bytes.isUTF16 || KeyWords.libraries.contains(module(of: file)) { return nil }
        if KeyWords.automation.occurs(in: bytes) { return true }
        switch roles[module(of: file)] {
        case .uiTest: return true
        case .app: return false
        case .test: return nil
        case nil:
            let folders = scanner.sources.path(at: file).components.dropLast()
            if folders.contains(where: { $0.contains("UITest") }) { return true }
            let isTest = KeyWords.testImports.contains { $0.occurs(in: bytes) }
            return isTest || folders.contains { $0.hasSuffix("Tests") } ? nil : false
        }
    }
}

private enum KeyWords {
    /// Words of which one is in every file that declares schemas or tables, or that sets keys.
    static let all: Set = [
        "ccessibilityIdentifier", "ccessibilityKey", "Accessibility", "A11y", "AXIdentifier",
        "accessibility(identifier",
    ]
    /// The modules of the library, whose sources a project reads if it uses them as a local package.
    static let libraries: Set<String> = ["SnapgenAccessibility", "SnapgenUITesting"]
    static let automation = ByteSearch(for: "XCUI")
    static let testImports = ["import XCTest", "import Testing"].map(ByteSearch.init(for:))
}
