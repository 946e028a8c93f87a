import SnapgenModel
import SnapgenText

/// What an earlier run has learned of each file of a project.
///
/// A file is known again by its stamp, and is not read. Whatever is wrong with the bytes of a cache, it is then one that
/// knows nothing: it costs time and nothing else.
public struct ScanCache: Sendable {
    /// What a caller keeps beside the files; empty for nothing.
    public private(set) var note: [UInt8]

    /// What it depends on beside the files.
    let key: UInt64
    private let records: [Record]
    private let words: [OutlineWord]
    private let facts: [UInt8]
    private let positions: [UInt64: Int]

    /// What is known of one file; the ends are those of its words and its facts among all.
    ///
    /// Numbers only, because the file of a cache holds records as they lie in memory: its key names the very tool that
    /// wrote it.
    struct Record: Sendable, BitwiseCopyable {
        var file: UInt64
        var stamp: FileStamp
        /// The hash of the bytes of a file that was parsed; 0 for others.
        var content: UInt64
        var wordsEnd: UInt32
        var factsEnd: UInt32
        private var flags: UInt64

        init(
            file: UInt64, stamp: FileStamp, content: UInt64, asksForIt: Bool, hasFacts: Bool, wordsEnd: Int,
            factsEnd: Int
        ) {
            self.file = file
            self.stamp = stamp
            self.content = content
            self.wordsEnd = UInt32(wordsEnd)
            self.factsEnd = UInt32(factsEnd)
            flags = (asksForIt ? 1 : 0) | (hasFacts ? 2 : 0)
        }

        /// Whether the file holds a word of the catalog.
        var asksForIt: Bool { flags & 1 != 0 }

        /// Whether the file was parsed.
        var hasFacts: Bool { flags & 2 != 0 }
    }

    /// A cache that knows nothing.
    ///
    /// - Parameter key: what the cache depends on beside the files: the tool and the settings.
    public init(key: UInt64) {
        self.init(key: key, records: [], words: [], facts: [], note: [])
    }

    init(key: UInt64, records: [Record], words: [OutlineWord], facts: [UInt8], note: [UInt8]) {
        self.key = key
        self.records = records
        self.words = words
        self.facts = facts
        self.note = note
        positions = Dictionary(zip(records.map(\.file), records.indices)) { first, _ in first }
    }

    /// The same with another note.
    public func with(note: [UInt8]) -> ScanCache {
        var cache = self
        cache.note = note
        return cache
    }

    /// The position of a file's record.
    func position(of file: UInt64) -> Int? { positions[file] }

    /// What is known at a position.
    func record(at position: Int) -> Record { records[position] }

    /// The words in the headings of a file.
    func words(at position: Int) -> ArraySlice<OutlineWord> {
        words[Int(position == 0 ? 0 : records[position - 1].wordsEnd)..<Int(records[position].wordsEnd)]
    }

    /// The facts of a file that was parsed, as `FileCoding` writes them.
    func facts(at position: Int) -> ArraySlice<UInt8>? {
        guard records[position].hasFacts else { return nil }
        return facts[Int(position == 0 ? 0 : records[position - 1].factsEnd)..<Int(records[position].factsEnd)]
    }

    /// How many files are known.
    var count: Int { records.count }
}

// MARK: - Bytes

extension ScanCache {
    private static let mark = Array("snapgen cache 1\n".utf8)

    /// The cache as a file holds it.
    public var bytes: [UInt8] {
        var file = ByteWriter()
        file.write(raw: Self.mark)
        file.write(fixed: key)
        file.write(note.count)
        file.write(raw: note)
        file.write(fixed: StableHash.value(ofLong: note[...]))
        file.write(records.count)
        file.write(words.count)
        file.write(facts.count)
        file.write(memoryOf: records)
        file.write(memoryOf: words)
        file.write(memoryOf: facts)
        file.write(fixed: StableHash.value(ofLong: file.bytes[...]))
        return file.bytes
    }

    /// The cache that a file holds; one that knows nothing where the file is broken, foreign or of another key.
    public init(_ bytes: [UInt8], key: UInt64) {
        self = (try? Self.read(bytes, key: key)) ?? ScanCache(key: key)
    }

    /// What a caller keeps beside the files, read without them; empty where the file is broken, foreign or of another key.
    public static func note(in bytes: [UInt8], key: UInt64) -> [UInt8] {
        (try? readNote(in: bytes[...], key: key))?.note ?? []
    }

    /// The note, and a reader behind it.
    private static func readNote(
        in bytes: ArraySlice<UInt8>, key: UInt64
    ) throws(ByteReader.Broken) -> (note: [UInt8], rest: ByteReader) {
        var reader = ByteReader(bytes.dropFirst(mark.count))
        guard bytes.starts(with: mark), try reader.fixed(UInt64.self) == key else { throw ByteReader.Broken() }
        let note = try reader.raw(try reader.number())
        guard try reader.fixed(UInt64.self) == StableHash.value(ofLong: note) else { throw ByteReader.Broken() }
        return (Array(note), reader)
    }

    private static func read(_ bytes: [UInt8], key: UInt64) throws(ByteReader.Broken) -> ScanCache {
        typealias Broken = ByteReader.Broken
        let (body, checksum) = (bytes.dropLast(8), bytes.suffix(8))
        var end = ByteReader(checksum)
        guard try end.fixed(UInt64.self) == StableHash.value(ofLong: body) else { throw Broken() }
        var (note, reader) = try readNote(in: body, key: key)
        let counts = (records: try reader.number(), words: try reader.number(), facts: try reader.number())
        let records = try reader.memory(of: Record.self, counts.records)
        let words = try reader.memory(of: OutlineWord.self, counts.words)
        let facts = try reader.memory(of: UInt8.self, counts.facts)
        guard reader.left == 0, records.fit(words: counts.words, facts: counts.facts) else { throw Broken() }
        return ScanCache(key: key, records: records, words: words, facts: facts, note: note)
    }
}

extension [ScanCache.Record] {
    /// Whether the ends are in order and lead to the last word and the last fact.
    fileprivate func fit(words: Int, facts: Int) -> Bool {
        let areOrdered = zip(self, dropFirst()).allSatisfy { $0.wordsEnd <= $1.wordsEnd && $0.factsEnd <= $1.factsEnd }
        return areOrdered && Int(last?.wordsEnd ?? 0) == words && Int(last?.factsEnd ?? 0) == facts
    }
}
