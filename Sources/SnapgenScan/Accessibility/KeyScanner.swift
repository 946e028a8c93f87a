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
package struct KeyScanner<Sources: SourceCollection>: Sendable {
    private let scanner: FileScanner<Sources>
    private let roles: [KeyFileRole]

    package init(_ sources: Sources, roles: [KeyFileRole], options: ScanOptions = ScanOptions()) {
        scanner = FileScanner(settings: CatalogSettings(), options: options, sources: sources)
        self.roles = roles
    }

    package func scan() throws(DiagnosticError) -> [ScannedKeyFile] {
        var (files, rest) = try read(Array(roles.indices), holding: KeyWords.all)
        let names = Self.tableNames(in: files)
        if !names.isEmpty {
            let more = try read(rest, holding: names)
            (files, rest) = (files + more.found, more.rest)
        }
        // A file with the library's classes holds a word, so without a schema so far there are no more.
        if Self.headings(after: files) != Self.headings(after: []) { try appendSchemas(in: rest, to: &files) }
        return files
    }

    /// Reads the files of the app that may declare schemas, without the places that set keys: the schemas in them are
    /// those of all files.
    package func schemas() throws(DiagnosticError) -> [ScannedKeyFile] {
        var files: [ScannedKeyFile] = []
        let app = roles.indices.filter { roles[$0] == .app || roles[$0] == .byContent }
        try appendSchemas(in: app, onlyTypes: true, to: &files)
        return files
    }

    /// Returns the texts that a file of the app contains, or may make of a literal and something else, and the views that
    /// another file than their own names; all views if no file has the entry point of an app, whose code shows them.
    package func mentioned(
        _ names: OpenNames
    ) throws(DiagnosticError) -> (texts: Set<String>, views: Set<String>) {
        let (texts, views) = (TextSearch(for: names.lookups.union(names.members)), TextSearch(for: names.views.keys))
        let isOpen = !texts.isEmpty || !views.isEmpty
        let found = try read(isOpen ? Array(roles.indices) : []) {
            bytes, file -> (texts: [String], views: [String], isEntry: Bool)? in
            if isUITest(bytes, file) != false { return nil }
            let literals = names.lookups.isEmpty ? nil : LiteralEnds(in: bytes)
            return (
                texts.found(in: bytes) + names.lookups.filter { literals?.mayMake($0) == true },
                views.found(in: bytes).filter { names.views[$0] != scanner.sources.path(at: file) },
                KeyWords.entry.first(in: bytes, from: 0) != nil
            )
        }.compactMap { $0 }
        let shown = found.contains(where: \.isEntry) ? found.flatMap(\.views) : Array(names.views.keys)
        return (Set(found.flatMap(\.texts)), Set(shown))
    }

    /// The names of the outermost types around constants that places refer to.
    private static func tableNames(in files: [ScannedKeyFile]) -> [String] {
        let declared = files.filter { !$0.isUITest }.flatMap(\.types).filter { type in
            type.properties.contains { $0.isText || $0.isCase }
        }.map { String($0.name.prefix { $0 != "." }) }
        let used = files.flatMap(\.places).compactMap { place -> String? in
            guard case .reference(let names) = place.value else { return nil }
            return names.first.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil }
        }
        return Set(used + declared.filter { $0.contains("ccessibility") || $0.contains("A11y") }).sorted()
    }

    /// Adds the files of the app that may declare schemas, until those lead to no more.
    private func appendSchemas(
        in others: [Int], onlyTypes: Bool = false, to files: inout [ScannedKeyFile]
    ) throws(DiagnosticError) {
        // The names in the headings, none for files of tests or without classes.
        let outlines = try read(others) { bytes, file -> [HeadingName]? in
            let hasClass = KeyWords.classes.first(in: bytes, from: 0) != nil
            return hasClass && isUITest(bytes, file) == false ? OutlineReader.names(in: bytes) : []
        }.map { $0 ?? [] }
        var open = Set(others.indices)
        while true {
            let found = outlines.files(holding: Self.headings(after: files)).filter { open.remove($0) != nil }
            if found.isEmpty { return }
            files += try read(found.map { others[$0] }) { keys(in: $0, of: $1, onlyTypes: onlyTypes) }.compactMap { $0 }
        }
    }

    private static func headings(after files: [ScannedKeyFile]) -> Set<HeadingName> {
        SchemaIndex(files.filter { !$0.isUITest }).headings
    }

    // MARK: - Files

    /// Reads the files that hold a word; `rest` may still declare schemas or use tables.
    private func read(
        _ files: [Int], holding words: [String]
    ) throws(DiagnosticError) -> (found: [ScannedKeyFile], rest: [Int]) {
        let search = TextSearch(for: words)
        let findings = try read(files) { bytes, file -> (keys: ScannedKeyFile?, file: Int)? in
            guard let isUITest = isUITest(bytes, file) else { return nil }
            // Every text of a UI test may be an identifier.
            let isWanted = isUITest || !search.found(in: bytes).isEmpty
            return (isWanted ? keys(in: bytes, of: file, isUITest: isUITest) : nil, file)
        }.compactMap { $0 }
        return (findings.compactMap(\.keys), findings.filter { $0.keys == nil }.map(\.file))
    }

    /// Returns what is read of each file; `nil` for a file that cannot be read.
    private func read<Result: Sendable>(
        _ files: [Int], _ body: @escaping @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Result?
    ) throws(DiagnosticError) -> [Result?] {
        try scanner.map(files) { file, buffer in try? buffer.read(file) { body($0, file) } }
    }

    private func keys(
        in bytes: UnsafeBufferPointer<UInt8>, of file: Int, isUITest: Bool = false, onlyTypes: Bool = false
    ) -> ScannedKeyFile {
        SyntaxReader.keys(
            in: bytes, of: scanner.sources.path(at: file), module: module(of: file), isUITest: isUITest,
            onlyTypes: onlyTypes)
    }

    private func module(of file: Int) -> String { scanner.sources.modules[scanner.sources.module(at: file)] }

    /// Returns whether a file is part of UI tests; `nil` for a file that does not matter.
    private func isUITest(_ bytes: UnsafeBufferPointer<UInt8>, _ file: Int) -> Bool? {
        // Generated schemas repeat those of the app.
        if RenderedFile.hasMark(bytes) || bytes.isUTF16 || KeyWords.libraries.contains(module(of: file)) { return nil }
        let usesAutomation = KeyWords.automation.first(in: bytes, from: 0) != nil
        switch roles[file] {
        case .uiTest: return true
        case .app: return usesAutomation
        case .test: return usesAutomation ? true : nil
        case .byContent:
            let folders = scanner.sources.path(at: file).components.dropLast()
            if usesAutomation || folders.contains(where: { $0.contains("UITest") }) { return true }
            return KeyWords.testImports.contains { $0.first(in: bytes, from: 0) != nil } ? nil : false
        }
    }
}

private enum KeyWords {
    /// Words of which one is in every file that declares schemas or tables, or that sets keys.
    static let all = ["ccessibilityIdentifier", "ccessibilityKey", "Accessibility", "A11y", "AXIdentifier"]
    /// The modules of the library, whose sources a project reads if it uses them as a local package.
    static let libraries: Set<String> = ["SnapgenAccessibility", "SnapgenUITesting"]
    static let classes = ByteSearch(for: "class")
    static let entry = ByteSearch(for: "@main")
    static let automation = ByteSearch(for: "XCUI")
    static let testImports = ["import XCTest", "import Testing"].map(ByteSearch.init(for:))
}

/// The beginnings and ends of literals to which something is added: `"row-\(id)"`, `"row-" + id`.
private struct LiteralEnds {
    private typealias Part = Slice<UnsafeBufferPointer<UInt8>>

    private var pairs: [(start: Part, end: Part)] = []
    private static let separators = "-_.:/[".utf8

    init(in bytes: UnsafeBufferPointer<UInt8>) {
        var position = 0
        while let start = bytes.offset(of: UInt8(ascii: "\""), from: position) {
            var end = start + 1
            while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
                let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
                if isEscape, bytes[end + 1] == UInt8(ascii: "(") { break }
                end += isEscape ? 2 : 1
            }
            guard end < bytes.count else { return }
            append(bytes[(start + 1)..<end], before: bytes[end...])
            position = end + 1
        }
    }

    private mutating func append(_ text: Part, before rest: Part) {
        let none = text[text.endIndex...]
        if rest.first == UInt8(ascii: "\\") {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            let code = line.lastIndex(of: UInt8(ascii: "\"")).map { line[..<$0] } ?? none
            let close = code.lastIndex(of: UInt8(ascii: ")"))
            pairs.append((text, close.map { code[($0 + 1)...] } ?? none))
        } else if text.last.map(Self.separators.contains) == true {
            pairs.append((text, none))
        } else if text.first.map(Self.separators.contains) == true {
            pairs.append((none, text))
        }
    }

    func mayMake(_ text: String) -> Bool {
        let text = text.utf8
        return pairs.contains { start, end in
            let count = start.count + end.count
            // Two letters are part of most texts.
            return count > 2 && count < text.count && text.starts(with: start)
                && text.suffix(end.count).elementsEqual(end)
        }
    }
}
