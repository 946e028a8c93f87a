import SnapgenModel

/// Reads the files of one project on several threads.
struct FileScanner<Sources: SourceCollection>: Sendable {
    /// The files.
    let sources: Sources
    private let options: ScanOptions
    private let scanner: SourceScanner
    private let words: CatalogWords
    private let hashKey: SipHash.Key
    private let comments = ByteSearch(for: DirectiveParser.mark)

    /// A scanner of `sources` for what `settings` calls an entry.
    ///
    /// - Parameter hashKey: the key of the digests of contents and identities.
    init(settings: CatalogSettings, options: ScanOptions, sources: Sources, hashKey: SipHash.Key) {
        self.sources = sources
        self.options = options
        scanner = SourceScanner(
            settings: settings, readsFacts: options.readsFacts, parsesBodies: options.parsesEverything)
        words = CatalogWords(settings)
        self.hashKey = hashKey
    }

    /// A thread's memory for the file that it reads.
    struct Reader {
        fileprivate let sources: Sources
        private var buffer = [UInt8](repeating: 0, count: 1 << 16)

        fileprivate init(_ sources: Sources) {
            self.sources = sources
        }

        /// What a file's bytes are made into.
        ///
        /// - Throws: a diagnostic where the file cannot be read.
        mutating func read<Result>(
            _ file: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
        ) throws(DiagnosticError) -> Result {
            try checkSize(of: file)
            let count = try sources.read(file, into: &buffer)
            return buffer.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
        }

        /// Every thread keeps as much memory as the largest file that it has read.
        private static var largestFile: Int { 32 << 20 }

        private func checkSize(of file: Int) throws(DiagnosticError) {
            guard let size = sources.stamp(of: file)?.size, size > Self.largestFile else { return }
            let problem = "the file is larger than \(Self.largestFile >> 20) MB, so it is not read; exclude it"
            throw DiagnosticError(
                Diagnostic(.sourceTooComplex, .warning, problem, path: sources.path(at: file).string))
        }
    }

    /// Transforms elements, as many at a time as there are threads.
    ///
    /// - Throws: a diagnostic where the system starts no thread.
    func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], progress: (@Sendable (Int) -> Void)? = nil,
        _ transform: @escaping @Sendable (Element, inout Reader) -> Result
    ) throws(DiagnosticError) -> [Result] {
        let sources = sources
        return try LargeStackThreads(count: options.threads)
            .map(elements, progress: progress, state: { Reader(sources) }, transform: transform)
    }

    /// What the bytes of a file declare.
    func scan(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int) -> ParsedFile {
        let path = sources.path(at: file)
        let module = sources.modules[sources.module(at: file)]
        let scan = { scanner.scan(bytes, path: path, module: module) }
        return ParsedFile(
            scanned: options.watch?.watching(path, scan) ?? scan(), content: SipHash.digest(of: bytes, hashKey))
    }

    /// What a file declares as a cache knows it at a position, or else as it is read.
    ///
    /// - Returns: the diagnostics of a file that cannot be read, though it could be when it was searched.
    func parsed(
        _ file: Int, at position: Int?, in cache: ScanCache, _ reader: inout Reader
    ) -> Result<ParsedFile, DiagnosticError> {
        if let known = known(file, at: position, in: cache) { return .success(known) }
        do throws(DiagnosticError) {
            return .success(try reader.read(file) { scan($0, of: file) })
        } catch {
            return .failure(error)
        }
    }

    /// What a file declares as a cache knows it at a position; `nil` where it does not.
    private func known(_ file: Int, at position: Int?, in cache: ScanCache) -> ParsedFile? {
        guard let position, let facts = cache.facts(at: position) else { return nil }
        let coding = FileCoding(path: sources.path(at: file), module: sources.modules[sources.module(at: file)])
        guard let scanned = try? coding.file(in: facts) else { return nil }
        return ParsedFile(scanned: scanned, content: cache.record(at: position).content)
    }
}

// MARK: - The search of all files

extension FileScanner {
    /// How many files a thread takes at a time.
    private static var chunkSize: Int { 32 }

    /// What every file says for itself.
    func search(knowing cache: ScanCache, _ progress: (@Sendable (Int) -> Void)?) -> Findings {
        let count = sources.count
        let chunks = stride(from: 0, to: count, by: Self.chunkSize).map { start in
            start..<min(start + Self.chunkSize, count)
        }
        var findings = Findings()
        do throws(DiagnosticError) {
            let results = try map(chunks, progress: { progress?(min($0 * Self.chunkSize, count)) }) { chunk, reader in
                chunk.map { search($0, knowing: cache, &reader) }
            }
            for (file, finding) in results.joined().enumerated() { findings.append(finding, of: file) }
        } catch {
            for file in 0..<count { findings.append(FileFinding(problems: error.diagnostics), of: file) }
        }
        return findings
    }

    private func search(_ file: Int, knowing cache: ScanCache, _ reader: inout Reader) -> FileFinding {
        let position = cache.count == 0 ? nil : cache.position(of: sources.identity(of: file, hashKey))
        if let position, let stamp = sources.stamp(of: file), stamp == cache.record(at: position).stamp {
            return FileFinding(known: position, in: cache)
        }
        do throws(DiagnosticError) {
            return try reader.read(file) { search($0, of: file, knowing: cache, at: position) }
        } catch {
            return FileFinding(problems: error.diagnostics)
        }
    }

    /// What the bytes of a file say whose record, where it has one, is of another time.
    private func search(
        _ bytes: UnsafeBufferPointer<UInt8>, of file: Int, knowing cache: ScanCache, at position: Int?
    ) -> FileFinding {
        guard let position else { return search(bytes, of: file, mattered: false) }
        let record = cache.record(at: position)
        if record.hasFacts, record.content == SipHash.digest(of: bytes, hashKey) {
            return FileFinding(known: position, in: cache, isRestamped: true)
        }
        var finding = search(bytes, of: file, mattered: record.hasFacts)
        finding.position = position
        return finding
    }

    /// - Parameter mattered: whether the file was parsed in an earlier run, so that it has to be seen what changed.
    private func search(_ bytes: UnsafeBufferPointer<UInt8>, of file: Int, mattered: Bool) -> FileFinding {
        if options.scansEveryFile { return FileFinding(asksForIt: true, scanned: scan(bytes, of: file)) }
        let asksForIt = words.areMentioned(in: bytes) || comments.first(in: bytes, from: 0) != nil
        return FileFinding(
            outline: OutlineReader.words(in: bytes)[...], asksForIt: asksForIt,
            scanned: asksForIt || mattered ? scan(bytes, of: file) : nil)
    }
}

/// What a file says for itself.
private struct FileFinding: Sendable {
    var outline: ArraySlice<OutlineWord> = []
    /// Where it is in the cache.
    var position: Int?
    var isKnown = false
    var isRestamped = false
    var asksForIt = false
    var scanned: ParsedFile?
    var problems: [Diagnostic] = []
}

extension FileFinding {
    /// A file that is as a cache knows it at a position.
    fileprivate init(known position: Int, in cache: ScanCache, isRestamped: Bool = false) {
        self.init(
            outline: cache.words(at: position), position: position, isKnown: true, isRestamped: isRestamped,
            asksForIt: cache.record(at: position).asksForIt)
    }
}

extension Findings {
    fileprivate mutating func append(_ finding: FileFinding, of file: Int) {
        outlines.append(finding.outline)
        positions.append(finding.position)
        isKnown.append(finding.isKnown)
        if finding.isRestamped { restamped.insert(file) }
        asking.append(finding.asksForIt)
        scanned[file] = finding.scanned
        if !finding.problems.isEmpty { problems[file] = finding.problems }
    }
}
