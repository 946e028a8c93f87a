public import SnapgenModel
import SnapgenText

/// What an earlier run has learned of each file of a project.
///
/// A file with the stamp that it had then is not read again. An invalid cache is treated as empty.
public struct ScanCache: Sendable {
    /// The beginning of the file.
    public private(set) var header: CacheHeader
    /// Indicates whether a file holds the cache as it is.
    public private(set) var isSaved: Bool

    private let records: [Record]
    private let words: [OutlineWord]
    private let facts: [UInt8]
    private let positions: [SipHash.Digest: Int]

    /// What is known of one file; the ends are those of its words and its facts among all.
    ///
    /// Numbers only, because the file of a cache holds records as they lie in memory: its key names the very tool that
    /// wrote it.
    struct Record: Sendable, BitwiseCopyable {
        /// The digest of the file's identity.
        var file: SipHash.Digest
        var stamp: FileStamp
        /// The digest of the bytes of a file that was parsed; 0 for others.
        var content: SipHash.Digest
        var wordsEnd: UInt32
        var factsEnd: UInt32
        private var flags: UInt64

        init(
            file: SipHash.Digest, stamp: FileStamp, content: SipHash.Digest, asksForIt: Bool, hasFacts: Bool,
            wordsEnd: Int,
            factsEnd: Int
        ) {
            self.file = file
            self.stamp = stamp
            self.content = content
            self.wordsEnd = UInt32(wordsEnd)
            self.factsEnd = UInt32(factsEnd)
            flags = (asksForIt ? 1 : 0) | (hasFacts ? 2 : 0)
        }

        /// Adds what tells the file's findings from those of others: the file, and which findings there are.
        fileprivate func add(to hash: inout SipHash) {
            hash.add(file)
            hash.add(flags)
        }

        /// Whether the file holds a word of the catalog.
        var asksForIt: Bool { flags & 1 != 0 }

        /// Whether the file was parsed.
        var hasFacts: Bool { flags & 2 != 0 }
    }

    /// An empty cache.
    public init(_ header: CacheHeader) {
        self.init(header, records: [], words: [], facts: [])
    }

    init(
        _ header: CacheHeader, records: [Record], words: [OutlineWord], facts: [UInt8], isSaved: Bool = false
    ) {
        self.header = header
        self.records = records
        self.words = words
        self.facts = facts
        self.isSaved = isSaved
        positions = Dictionary(zip(records.map(\.file), records.indices)) { first, _ in first }
    }

    /// The same with another note.
    public func with(note: [UInt8]) -> ScanCache {
        var cache = self
        cache.header.note = note
        cache.isSaved = isSaved && note == header.note
        return cache
    }

    /// A digest of what all files say to the catalog, whatever their order and their stamps.
    public var findings: SipHash.Digest {
        var sum = SipHash.Digest.zero
        for position in records.indices {
            var hash = SipHash(header.hashKey)
            records[position].add(to: &hash)
            words(at: position).withUnsafeBytes { hash.add($0) }
            hash.add(facts(at: position) ?? [])
            sum += hash.digest
        }
        return sum
    }

    /// The position of a file's record.
    func position(of file: SipHash.Digest) -> Int? { positions[file] }

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
    public var count: Int { records.count }
}

// MARK: - Bytes

extension ScanCache {
    /// The cache as a file holds it.
    public var bytes: [UInt8] {
        var file = ByteWriter()
        file.write(raw: header.bytes)
        file.write(records.count)
        file.write(words.count)
        file.write(facts.count)
        file.write(memoryOf: records)
        file.write(memoryOf: words)
        file.write(memoryOf: facts)
        file.write(fixed: StableHash.value(ofLong: file.bytes[...]))
        return file.bytes
    }

    /// The cache behind the header of a file; an empty one where the file is damaged or begins with another header.
    public init(_ bytes: [UInt8], _ header: CacheHeader) {
        self = (try? Self.read(bytes, header)) ?? ScanCache(header)
    }

    private static func read(_ bytes: [UInt8], _ header: CacheHeader) throws(ByteReader.Broken) -> ScanCache {
        typealias Broken = ByteReader.Broken
        let (body, checksum) = (bytes.dropLast(8), bytes.suffix(8))
        var end = ByteReader(checksum)
        guard try end.fixed(UInt64.self) == StableHash.value(ofLong: body) else { throw Broken() }
        var (found, reader) = try CacheHeader.read(body)
        let counts = (records: try reader.number(), words: try reader.number(), facts: try reader.number())
        let records = try reader.memory(of: Record.self, counts.records)
        let words = try reader.memory(of: OutlineWord.self, counts.words)
        let facts = try reader.memory(of: UInt8.self, counts.facts)
        guard found == header, reader.left == 0, records.fit(words: counts.words, facts: counts.facts) else {
            throw Broken()
        }
        return ScanCache(header, records: records, words: words, facts: facts, isSaved: true)
    }
}

extension [ScanCache.Record] {
    /// Whether the ends are in order and lead to the last word and the last fact.
    fileprivate func fit(words: Int, facts: Int) -> Bool {
        let areOrdered = zip(self, dropFirst()).allSatisfy { $0.wordsEnd <= $1.wordsEnd && $0.factsEnd <= $1.factsEnd }
        return areOrdered && Int(last?.wordsEnd ?? 0) == words && Int(last?.factsEnd ?? 0) == facts
    }
}
