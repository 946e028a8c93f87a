import SnapgenModel
import SnapgenSource
import SnapgenSyntax

/// The result of scanning one file by itself.
struct FileFinding: Sendable {
    /// The names in the headings of its declarations.
    var headings: ArraySlice<HeadingName> = []
    /// The position of its record in the cache; `nil` for a file without a record.
    var position: Int?
    /// Indicates whether the cache describes the file as it is: its stamp or its content is the recorded one.
    var isKnown = false
    /// Indicates whether the file has the recorded content under another stamp.
    var isRestamped = false
    /// Indicates whether a word of the catalog or a directive occurs in the file.
    var isCandidate = false
    /// The declarations of the file; `nil` if they do not matter so far.
    var scanned: ScannedFile?
    /// The digest of the file's bytes, if it was parsed.
    var content = SipHash.Digest.zero
    /// The reasons for which the file was not read.
    var problems: [Diagnostic] = []
}

/// Scans single files of a project on several threads.
struct FileScanner<Sources: SourceCollection>: Sendable {
    /// The files.
    let sources: Sources
    private let options: ScanOptions
    private let reader: SyntaxReader
    private let words: CatalogWords
    private let hashKey: SipHash.Key
    private let comments = ByteSearch(for: CatalogWords.commentMark)

    /// A scanner of `sources` for the entries that `settings` defines.
    ///
    /// - Parameter hashKey: the key of the digests of contents and identities.
    init(settings: CatalogSettings, options: ScanOptions, sources: Sources, hashKey: SipHash.Key) {
        self.sources = sources
        self.options = options
        reader = SyntaxReader(
            settings: settings, readsFacts: options.readsFacts, parsesBodies: options.parsesEverything)
        words = CatalogWords(settings)
        self.hashKey = hashKey
    }

    /// The memory of a thread for the file that it reads.
    struct Buffer {
        fileprivate let sources: Sources
        private var bytes = [UInt8](repeating: 0, count: 1 << 16)

        fileprivate init(_ sources: Sources) {
            self.sources = sources
        }

        /// Reads a file and passes its bytes to a closure.
        ///
        /// - Throws: a diagnostic if the file cannot be read.
        mutating func read<Result>(
            _ file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
        ) throws(DiagnosticError) -> Result {
            let count = try sources.read(file, into: &bytes)
            return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Transforms elements on several threads.
    ///
    /// - Throws: a diagnostic if the system starts no thread.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], progress: (@Sendable (Int) -> Void)? = nil,
        _ transform: @escaping @Sendable (Element, inout Buffer) -> Result
    ) throws(DiagnosticError) -> [Result] {
        let sources = sources
        return try LargeStackThreads(count: options.threads)
            .map(elements, progress: progress, state: { Buffer(sources) }, transform: transform)
    }

    /// Parses the bytes of a file.
    func parse(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int, mentionsCatalog: Bool? = nil) -> ScannedFile {
        let path = sources.path(at: file)
        let module = sources.modules[sources.module(at: file)]
        let mentionsCatalog = mentionsCatalog ?? words.areMentioned(in: bytes)
        let read = { reader.read(bytes, path: path, module: module, mentionsCatalog: mentionsCatalog) }
        return options.watch?.watching(path, read) ?? read()
    }

    /// Completes the finding of a file with its declarations, from the cache if it has them.
    func complete(_ finding: FileFinding, of file: Int, from cache: ScanCache, _ buffer: inout Buffer) -> FileFinding {
        var finding = finding
        if finding.isKnown, let position = finding.position,
            let scanned = declarations(of: file, at: position, in: cache)
        {
            finding.scanned = scanned
            finding.content = cache.record(at: position).content
            return finding
        }
        do throws(DiagnosticError) {
            // The search has found no word of the catalog in a file that only others lead to.
            let isCandidate = finding.isCandidate
            (finding.scanned, finding.content) = try buffer.read(file) { bytes in
                (parse(bytes, of: file, mentionsCatalog: isCandidate ? nil : false), SipHash.digest(of: bytes, hashKey))
            }
        } catch {
            finding.problems = error.diagnostics
        }
        return finding
    }

    private func declarations(of file: Int, at position: Int, in cache: ScanCache) -> ScannedFile? {
        guard let facts = cache.facts(at: position) else { return nil }
        let coding = FileCoding(path: sources.path(at: file), module: sources.modules[sources.module(at: file)])
        return try? coding.file(in: facts)
    }
}

// MARK: - The search of all files

extension FileScanner {
    /// The number of files that a thread takes at a time.
    private static var chunkSize: Int { 32 }

    /// The size of the largest file that is read, in bytes: every thread keeps as much memory.
    private static var largestFile: Int { 32 << 20 }

    /// Searches every file by itself.
    func search(knowing cache: ScanCache, _ progress: (@Sendable (Int) -> Void)?) -> [FileFinding] {
        let count = sources.count
        let chunks = stride(from: 0, to: count, by: Self.chunkSize).map { start in
            start..<min(start + Self.chunkSize, count)
        }
        do throws(DiagnosticError) {
            let findings = try map(chunks, progress: { progress?(min($0 * Self.chunkSize, count)) }) { chunk, buffer in
                chunk.map { search($0, knowing: cache, &buffer) }
            }
            return Array(findings.joined())
        } catch {
            return Array(repeating: FileFinding(problems: error.diagnostics), count: count)
        }
    }

    private func search(_ file: Int, knowing cache: ScanCache, _ buffer: inout Buffer) -> FileFinding {
        let position = cache.count == 0 ? nil : cache.position(of: sources.identity(of: file, hashKey))
        if let position, let stamp = sources.stamp(of: file), stamp == cache.record(at: position).stamp {
            return FileFinding(known: position, in: cache)
        }
        if let size = sources.stamp(of: file)?.size, size > Self.largestFile {
            return FileFinding(problems: [tooLarge(file)])
        }
        do throws(DiagnosticError) {
            return try buffer.read(file) { search($0, of: file, knowing: cache, at: position) }
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

    /// Searches the bytes of a file without a record, or with a record under another stamp.
    private func search(
        _ bytes: UnsafeBufferPointer<UInt8>, of file: Int, knowing cache: ScanCache, at position: Int?
    ) -> FileFinding {
        guard let position else { return search(bytes, of: file, wasParsed: false) }
        let record = cache.record(at: position)
        if record.hasFacts, record.content == SipHash.digest(of: bytes, hashKey) {
            return FileFinding(known: position, in: cache, isRestamped: true)
        }
        var finding = search(bytes, of: file, wasParsed: record.hasFacts)
        finding.position = position
        return finding
    }

    /// - Parameter wasParsed: whether an earlier run has parsed the file: its declarations are compared with those.
    private func search(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int, wasParsed: Bool) -> FileFinding {
        let mentionsCatalog = words.areMentioned(in: bytes)
        var finding = FileFinding()
        finding.isCandidate =
            options.scansEveryFile || mentionsCatalog || comments.first(in: bytes, from: 0) != nil
        if !options.scansEveryFile { finding.headings = headings(in: bytes) }
        if finding.isCandidate || wasParsed {
            finding.scanned = parse(bytes, of: file, mentionsCatalog: mentionsCatalog)
            finding.content = SipHash.digest(of: bytes, hashKey)
        }
        return finding
    }

    private func headings(in bytes: UnsafeBufferPointer<UInt8>) -> ArraySlice<HeadingName> {
        OutlineReader.names(in: bytes)[...]
    }
}

extension FileFinding {
    /// A file that the cache describes at a position.
    fileprivate init(known position: Int, in cache: ScanCache, isRestamped: Bool = false) {
        self.init(
            headings: cache.headings(at: position), position: position, isKnown: true, isRestamped: isRestamped,
            isCandidate: cache.record(at: position).isCandidate)
    }
}
