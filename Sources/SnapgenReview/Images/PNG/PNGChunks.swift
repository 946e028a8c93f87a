/// The chunks of a file one after the other (PNG 3rd edition, 5.3).
struct PNGChunks {
    let bytes: UnsafeRawBufferPointer
    var offset: Int

    struct Chunk {
        /// The four letters of the name as a number.
        let type: UInt32
        let contents: Range<Int>

        func isNamed(_ name: StaticString) -> Bool {
            name.withUTF8Buffer { UnsafeRawBufferPointer($0).bigEndian(at: 0) } == type
        }

        /// Indicates whether a decoder has to support the chunk: its first letter is a capital.
        var isCritical: Bool { type & 0x2000_0000 == 0 }

        /// The name for messages, with `?` in place of other characters than letters.
        var name: String {
            let letters = (0..<4).map { UInt8(truncatingIfNeeded: type >> (24 - 8 * $0)) }
            let isLetter = { (letter: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20 }
            return String(decoding: letters.map { isLetter($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
        }
    }

    /// Returns the next chunk, which lies in the file with its checksum.
    mutating func next() throws(PNGError) -> Chunk {
        guard bytes.count - offset >= 12 else { throw .truncated }
        let length = Int(bytes.bigEndian(at: offset))
        let chunk = Chunk(type: bytes.bigEndian(at: offset + 4), contents: offset + 8..<offset + 8 + length)
        guard bytes.count - offset - 12 >= length else { throw .truncated }
        offset += 12 + length
        return chunk
    }

    /// Returns the contents of a chunk after checking the checksum.
    func contents(_ chunk: Chunk) throws(PNGError) -> UnsafeRawBufferPointer {
        let range = chunk.contents
        let withName = UnsafeRawBufferPointer(rebasing: bytes[(range.lowerBound - 4)..<range.upperBound])
        guard CRC32.checksum(withName) == bytes.bigEndian(at: range.upperBound) else { throw .damagedChunk(chunk.name) }
        return UnsafeRawBufferPointer(rebasing: bytes[range])
    }
}
