import SnapgenConfiguration
import SnapgenModel

struct FileFinding: Sendable {
    var headings: [HeadingName] = []
    var scanned: ScannedFile?
    var problems: [Diagnostic] = []
}

struct FileScanner<Sources: SourceCollection>: Sendable {
    let sources: Sources
    private let options: ScanOptions
    private let reader: SyntaxReader
    private let words: CatalogWords

    init(settings: CatalogSettings, options: ScanOptions, sources: Sources) {
        self.sources = sources
        self.options = options
        reader = SyntaxReader(
            settings: settings, readsFacts: options.readsFacts, parsesBodies: options.parsesEverything)
        words = CatalogWords(settings)
    }

    struct Buffer {
        fileprivate let sources: Sources
        fileprivate var bytes = [UInt8](repeating: 0, count: 1 << 16)

        mutating func read<Result>(
            _ file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
        ) throws(DiagnosticError) -> Result {
            let count = try sources.read(file, into: &bytes)
            return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
        }

        /// Reads a file that a person has written; returns `nil` for a generated one.
        mutating func readWritten<Result>(
            _ file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result?
        ) throws(DiagnosticError) -> Result? {
            try read(file) { RenderedFile.hasMark($0) ? nil : body($0) }
        }
    }

    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element, inout Buffer) -> Result
    ) throws(DiagnosticError) -> [Result] {
        let sources = sources
        return try LargeStackThreads(count: options.threads)
            .map(elements, state: { Buffer(sources: sources) }, transform: transform)
    }

    func parse(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int, mentionsCatalog: Bool? = nil) -> ScannedFile {
        let path = sources.path(at: file)
        let module = sources.modules[sources.module(at: file)]
        let mentionsCatalog = mentionsCatalog ?? words.areMentioned(in: bytes)
        let read = { reader.read(bytes, path: path, module: module, mentionsCatalog: mentionsCatalog) }
        return options.watch?.watching(path, read) ?? read()
    }
}

extension FileScanner {
    /// The size of the largest file that is searched, in bytes.
    private static var largestFile: Int { 32 << 20 }

    func search() -> [FileFinding] {
        findings(in: Array(0..<sources.count)) { file, buffer throws(DiagnosticError) in
            try search(file, &buffer)
        }
    }

    /// Parses files in which the search has found no word of the catalog.
    func complete(_ files: [Int]) -> [FileFinding] {
        findings(in: files) { file, buffer throws(DiagnosticError) in
            FileFinding(scanned: try buffer.read(file) { parse($0, of: file, mentionsCatalog: false) })
        }
    }

    /// The findings of files; all of them have the reason if the system starts no thread.
    private func findings(
        in files: [Int],
        _ find: @escaping @Sendable (Int, inout Buffer) throws(DiagnosticError) -> FileFinding
    ) -> [FileFinding] {
        do throws(DiagnosticError) {
            return try map(files) { file, buffer in
                do throws(DiagnosticError) {
                    return try find(file, &buffer)
                } catch {
                    return FileFinding(problems: error.diagnostics)
                }
            }
        } catch {
            return Array(repeating: FileFinding(problems: error.diagnostics), count: files.count)
        }
    }

    private func search(_ file: Int, _ buffer: inout Buffer) throws(DiagnosticError) -> FileFinding {
        // A generated file declares no entry, but the runtime contains all words of the catalog.
        try buffer.readWritten(file) { bytes in
            guard bytes.count <= Self.largestFile else {
                let problem = "the file is larger than \(Self.largestFile >> 20) MB, so it is not read; exclude it"
                let path = sources.path(at: file).string
                return FileFinding(problems: [Diagnostic(.sourceTooComplex, .warning, problem, path: path)])
            }
            let mentionsCatalog = words.areMentioned(in: bytes)
            if options.scansEveryFile || mentionsCatalog || SyntaxReader.comments.occurs(in: bytes) {
                return FileFinding(scanned: parse(bytes, of: file, mentionsCatalog: mentionsCatalog))
            }
            return FileFinding(headings: OutlineReader.names(in: bytes))
        } ?? FileFinding()
    }
}
