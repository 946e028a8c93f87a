public import SnapgenModel
import SnapgenNames

/// The beginning of a cache's file, which is all of it that most runs read.
public struct CacheHeader: Equatable, Sendable {
    /// Everything that the cache depends on beside the files: the tool and the settings.
    let key: [UInt8]
    /// The key of all digests in the file.
    public let hashKey: SipHash.Key
    /// Bytes that the caller keeps beside the files; empty for none.
    public internal(set) var note: [UInt8] = []

    /// The header of a new cache, with a random key for its digests.
    public init(key: [UInt8]) {
        self.key = key
        hashKey = .random
    }

    /// The header that a file begins with; a new one where the file is no cache, is damaged or has another key.
    public init(in bytes: [UInt8], key: [UInt8]) {
        let found = try? Self.read(bytes[...]).header
        self = found.flatMap { $0.key == key ? $0 : nil } ?? CacheHeader(key: key)
    }

    private init(key: [UInt8], hashKey: SipHash.Key, note: [UInt8]) {
        (self.key, self.hashKey, self.note) = (key, hashKey, note)
    }
}

extension CacheHeader {
    private static let mark = "snapgen cache "
    /// The version of the format; it changes whenever older files cannot be read.
    private static let version = "4"

    /// Returns whether a file is a cache of this or any other version, or empty: such a file may be replaced.
    public static func canReplace(_ bytes: [UInt8]) -> Bool {
        guard !bytes.isEmpty, bytes.starts(with: mark.utf8) else { return bytes.isEmpty }
        let rest = bytes.dropFirst(mark.utf8.count)
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return !digits.isEmpty && rest.dropFirst(digits.count).first == UInt8(ascii: "\n")
    }

    /// The header as the file holds it.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(raw: "\(Self.mark)\(Self.version)\n".utf8)
        writer.write(key.count)
        writer.write(raw: key)
        writer.write(memoryOf: [hashKey])
        writer.write(note.count)
        writer.write(raw: note)
        writer.write(fixed: StableHash.value(ofLong: writer.bytes[...]))
        return writer.bytes
    }

    /// Reads a header.
    ///
    /// - Returns: the header, and a reader of what follows it.
    static func read(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Broken) -> (header: CacheHeader, rest: ByteReader) {
        var reader = ByteReader(bytes)
        guard try reader.raw(mark.utf8.count + version.utf8.count + 1).elementsEqual("\(mark)\(version)\n".utf8) else {
            throw ByteReader.Broken()
        }
        let key = Array(try reader.raw(try reader.number()))
        let hashKey = try reader.memory(of: SipHash.Key.self, 1)[0]
        let note = Array(try reader.raw(try reader.number()))
        let sum = StableHash.value(ofLong: bytes.dropLast(reader.left))
        guard try reader.fixed(UInt64.self) == sum else { throw ByteReader.Broken() }
        return (CacheHeader(key: key, hashKey: hashKey, note: note), reader)
    }
}
