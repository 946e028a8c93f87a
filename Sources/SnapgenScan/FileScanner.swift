import SnapgenConfiguration
import SnapgenModel

struct FileFinding: Sendable {
    var headings: [HeadingName] = []
    /// The declarations of the file; `nil` if they do not matter so far.
    var scanned: ScannedFile?
    var problems: [Diagnostic] = []
}

struct FileScanner<Sources: SourceCollection>: Sendable {
    let sources: Sources
    private let options: ScanOptions
    private let reader: SyntaxReader
    private let words: CatalogWords
    private let comments = ByteSearch(for: CatalogWords.commentMark)

    init(settings: CatalogSettings, options: ScanOptions, sources: Sources) {
        self.sources = sources
        self.options = options
        reader = SyntaxReader(settings: settings, readsFacts: options.readsFacts)
        words = CatalogWords(settings)
    }

    /// The memory of a thread for the file that it reads.
    struct Buffer {
        fileprivate let sources: Sources
        private var bytes = [UInt8](repeating: 0, count: 1 << 16)

        fileprivate init(_ sources: Sources) {
            self.sources = sources
        }

        mutating func read<Result>(
            _ file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
        ) throws(DiagnosticError) -> Result {
            let count = try sources.read(file, into: &bytes)
            return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Transforms elements on several threads; throws a diagnostic if the system starts none.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], progress: (@Sendable (Int) -> Void)? = nil,
        _ transform: @escaping @Sendable (Element, inout Buffer) -> Result
    ) throws(DiagnosticError) -> [Result] {
        let sources = sources
        return try LargeStackThreads(count: options.threads)
            .map(elements, progress: progress, state: { Buffer(sources) }, transform: transform)
    }

    func parse(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int, mentionsCatalog: Bool? = nil) -> ScannedFile {
        let path = sources.path(at: file)
        let module = sources.modules[sources.module(at: file)]
        let mentionsCatalog = mentionsCatalog ?? words.areMentioned(in: bytes)
        let read = { reader.read(bytes, path: path, module: module, mentionsCatalog: mentionsCatalog) }
        return options.watch?.watching(path, read) ?? read()
    }

    /// Completes the finding of a file, in which the search has found no word of the catalog, with its declarations.
    func complete(_ finding: FileFinding, of file: Int, _ buffer: inout Buffer) -> FileFinding {
        var finding = finding
        do throws(DiagnosticError) {
            finding.scanned = try buffer.read(file) { parse($0, of: file, mentionsCatalog: false) }
        } catch {
            finding.problems = error.diagnostics
        }
        return finding
    }
}

// MARK: - The search of all files

extension FileScanner {
    /// The number of files that a thread takes at a time.
    private static var chunkSize: Int { 32 }

    /// The size of the largest file that is read, in bytes: every thread keeps as much memory.
    private static var largestFile: Int { 32 << 20 }

    /// Searches every file by itself, and parses those that matter to the catalog.
    func search(_ progress: (@Sendable (Int) -> Void)?) -> [FileFinding] {
        let count = sources.count
        let chunks = stride(from: 0, to: count, by: Self.chunkSize).map { start in
            start..<min(start + Self.chunkSize, count)
        }
        do throws(DiagnosticError) {
            let findings = try map(chunks, progress: { progress?(min($0 * Self.chunkSize, count)) }) { chunk, buffer in
                chunk.map { search($0, &buffer) }
            }
            return Array(findings.joined())
        } catch {
            return Array(repeating: FileFinding(problems: error.diagnostics), count: count)
        }
    }

    private func search(_ file: Int, _ buffer: inout Buffer) -> FileFinding {
        if let size = sources.stamp(of: file)?.size, size > Self.largestFile {
            return FileFinding(problems: [tooLarge(file)])
        }
        do throws(DiagnosticError) {
            return try buffer.read(file) { search($0, of: file) }
        } catch {
            return FileFinding(problems: error.diagnostics)
        }
    }

    private func tooLarge(_ file: Int) -> Diagnostic {
        Diagnostic(
            .sourceTooComplex, .warning,
            "the file is larger than \(Self.largestFile >> 20) MB, so it is not read; exclude it",
            path: sources.path(at: file).string)
    }

    private func search(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int) -> FileFinding {
        let mentionsCatalog = words.areMentioned(in: bytes)
        var finding = FileFinding()
        if options.scansEveryFile || mentionsCatalog || comments.first(in: bytes, from: 0) != nil {
            finding.scanned = parse(bytes, of: file, mentionsCatalog: mentionsCatalog)
        }
        if !options.scansEveryFile { finding.headings = OutlineReader.names(in: bytes) }
        return finding
    }
}
