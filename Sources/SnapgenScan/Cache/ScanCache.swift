public import SnapgenModel
import SnapgenNames
import SnapgenSource

/// The findings of an earlier run in each file of a project.
///
/// A file with the stamp that it had then is not read again. An invalid cache is treated as empty.
public struct ScanCache: Sendable {
    /// The beginning of the file.
    public private(set) var header: CacheHeader
    /// Indicates whether a file holds the cache as it is.
    public private(set) var isSaved: Bool

    private let records: [Record]
    private let headings: [HeadingName]
    private let facts: [UInt8]
    private let positions: [SipHash.Digest: Int]

    /// The findings in one file; the ends are those of its headings and its facts among all.
    ///
    /// Numbers only, because the file of a cache holds records as they are in memory: its key identifies the build of
    /// the tool that wrote it.
    struct Record: Sendable, BitwiseCopyable {
        /// The digest of the file's identity.
        var file: SipHash.Digest
        var stamp: FileStamp
        /// The digest of the bytes of a file that was parsed; 0 for others.
        var content: SipHash.Digest
        var headingsEnd: UInt32 = 0
        var factsEnd: UInt32 = 0
        private var flags: UInt64

        init(file: SipHash.Digest, stamp: FileStamp, content: SipHash.Digest, isCandidate: Bool, hasFacts: Bool) {
            self.file = file
            self.stamp = stamp
            self.content = content
            flags = (isCandidate ? 1 : 0) | (hasFacts ? 2 : 0)
        }

        /// Adds the key of the file's findings: the file, and the kind of findings.
        fileprivate func add(to hash: inout SipHash) {
            hash.add(file)
            hash.add(flags)
        }

        /// Indicates whether a word of the catalog or a directive occurs in the file.
        var isCandidate: Bool { flags & 1 != 0 }

        /// Indicates whether the file was parsed.
        var hasFacts: Bool { flags & 2 != 0 }
    }

    /// An empty cache.
    public init(_ header: CacheHeader) {
        self.init(header, records: [], headings: [], facts: [])
    }

    init(
        _ header: CacheHeader, records: [Record], headings: [HeadingName], facts: [UInt8], isSaved: Bool = false
    ) {
        self.header = header
        self.records = records
        self.headings = headings
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

    /// A digest of the findings in all files, which does not depend on their order and their stamps.
    public var findings: SipHash.Digest {
        var sum = SipHash.Digest.zero
        for position in records.indices {
            var hash = SipHash(header.hashKey)
            records[position].add(to: &hash)
            headings(at: position).withUnsafeBytes { hash.add($0) }
            hash.add(facts(at: position) ?? [])
            sum += hash.digest
        }
        return sum
    }

    /// The position of a file's record.
    func position(of file: SipHash.Digest) -> Int? { positions[file] }

    /// The record at a position.
    func record(at position: Int) -> Record { records[position] }

    /// The names in the headings of a file.
    func headings(at position: Int) -> ArraySlice<HeadingName> {
        headings[Int(position == 0 ? 0 : records[position - 1].headingsEnd)..<Int(records[position].headingsEnd)]
    }

    /// The facts of a file that was parsed, as `FileCoding` writes them.
    func facts(at position: Int) -> ArraySlice<UInt8>? {
        guard records[position].hasFacts else { return nil }
        return facts[Int(position == 0 ? 0 : records[position - 1].factsEnd)..<Int(records[position].factsEnd)]
    }

    /// The number of records.
    public var count: Int { records.count }
}

// MARK: - Bytes

extension ScanCache {
    /// The cache as a file holds it.
    public var bytes: [UInt8] {
        var file = ByteWriter()
        file.write(raw: header.bytes)
        file.write(records.count)
        file.write(headings.count)
        file.write(facts.count)
        file.write(memoryOf: records)
        file.write(memoryOf: headings)
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
        let counts = (records: try reader.number(), headings: try reader.number(), facts: try reader.number())
        let records = try reader.memory(of: Record.self, counts.records)
        let headings = try reader.memory(of: HeadingName.self, counts.headings)
        let facts = try reader.memory(of: UInt8.self, counts.facts)
        guard found == header, reader.left == 0, records.fit(headings: counts.headings, facts: counts.facts) else {
            throw Broken()
        }
        return ScanCache(header, records: records, headings: headings, facts: facts, isSaved: true)
    }
}

extension [ScanCache.Record] {
    /// Returns whether the ends are in order and lead to the last heading and the last fact.
    fileprivate func fit(headings: Int, facts: Int) -> Bool {
        let areOrdered = zip(self, dropFirst()).allSatisfy { left, right in
            left.headingsEnd <= right.headingsEnd && left.factsEnd <= right.factsEnd
        }
        return areOrdered && Int(last?.headingsEnd ?? 0) == headings && Int(last?.factsEnd ?? 0) == facts
    }
}
