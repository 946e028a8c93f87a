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
    struct Record: Sendable {
        var file: UInt64
        var stamp: FileStamp
        var asksForIt: Bool
        var hasFacts: Bool
        var wordsEnd: Int
        var factsEnd: Int
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
        words[(position == 0 ? 0 : records[position - 1].wordsEnd)..<records[position].wordsEnd]
    }

    /// The facts of a file that was parsed, as `FileCoding` writes them.
    func facts(at position: Int) -> ArraySlice<UInt8>? {
        guard records[position].hasFacts else { return nil }
        return facts[(position == 0 ? 0 : records[position - 1].factsEnd)..<records[position].factsEnd]
    }

    /// How many files are known.
    var count: Int { records.count }
}

// MARK: - Bytes

extension ScanCache {
    private static let mark = Array("snapgen cache 1\n".utf8)

    /// The cache as a file holds it.
    public var bytes: [UInt8] {
        var body = ByteWriter()
        body.write(note.count)
        body.write(raw: note)
        body.write(records.count)
        body.write(words.count)
        body.write(facts.count)
        for record in records { body.write(record) }
        for word in words { body.write(fixed: word.bits) }
        body.write(raw: facts)
        var file = ByteWriter()
        file.write(raw: Self.mark)
        file.write(fixed: key)
        file.write(fixed: StableHash.value(ofLong: body.bytes[...]))
        file.write(raw: body.bytes)
        return file.bytes
    }

    /// The cache that a file holds; one that knows nothing where the file is broken, foreign or of another key.
    public init(_ bytes: [UInt8], key: UInt64) {
        self = (try? Self.read(bytes, key: key)) ?? ScanCache(key: key)
    }

    private static func read(_ bytes: [UInt8], key: UInt64) throws(ByteReader.Broken) -> ScanCache {
        guard bytes.starts(with: mark) else { throw ByteReader.Broken() }
        var reader = ByteReader(bytes[mark.count...])
        let isOurs = try reader.fixed(UInt64.self) == key
        let checksum = try reader.fixed(UInt64.self)
        let body = try reader.raw(reader.left)
        guard isOurs, StableHash.value(ofLong: body) == checksum else { throw ByteReader.Broken() }
        return try read(body: ByteReader(body), key: key)
    }

    private static func read(body: ByteReader, key: UInt64) throws(ByteReader.Broken) -> ScanCache {
        typealias Broken = ByteReader.Broken
        var reader = body
        let note = try reader.raw(try reader.number())
        let counts = (records: try reader.number(), words: try reader.number(), facts: try reader.number())
        guard max(counts.records, counts.words, counts.facts) <= reader.left else { throw Broken() }
        var records: [Record] = []
        records.reserveCapacity(counts.records)
        for _ in 0..<counts.records { records.append(try reader.record(behind: records.last)) }
        let words = try reader.raw(counts.words * MemoryLayout<UInt32>.size)
        let facts = try reader.raw(counts.facts)
        guard reader.left == 0, records.last.map({ ($0.wordsEnd, $0.factsEnd) == (counts.words, counts.facts) }) ?? true
        else { throw Broken() }
        return ScanCache(
            key: key, records: records, words: outlineWords(in: words), facts: Array(facts), note: Array(note))
    }

    private static func outlineWords(in bytes: ArraySlice<UInt8>) -> [OutlineWord] {
        bytes.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count, by: MemoryLayout<UInt32>.size).map { offset in
                OutlineWord(bits: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
            }
        }
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ record: ScanCache.Record) {
        write(fixed: record.file)
        write(fixed: record.stamp.size)
        write(fixed: record.stamp.modified)
        write(fixed: record.stamp.changed)
        write(fixed: record.stamp.inode)
        write(fixed: UInt32(record.wordsEnd))
        write(fixed: UInt32(record.factsEnd))
        write(record.asksForIt)
        write(record.hasFacts)
    }
}

extension ByteReader {
    fileprivate mutating func record(behind last: ScanCache.Record?) throws(Broken) -> ScanCache.Record {
        let file = try fixed(UInt64.self)
        let stamp = FileStamp(
            size: try fixed(Int64.self), modified: try fixed(Int64.self), changed: try fixed(Int64.self),
            inode: try fixed(UInt64.self))
        let ends = (words: Int(try fixed(UInt32.self)), facts: Int(try fixed(UInt32.self)))
        guard ends.words >= last?.wordsEnd ?? 0, ends.facts >= last?.factsEnd ?? 0 else { throw Broken() }
        return ScanCache.Record(
            file: file, stamp: stamp, asksForIt: try flag(), hasFacts: try flag(), wordsEnd: ends.words,
            factsEnd: ends.facts)
    }
}
