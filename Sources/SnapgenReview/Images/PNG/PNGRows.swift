/// The rows of a picture with their filters, decompressed part by part (RFC 1950 and PNG 3rd edition, 10.1).
///
/// The memory holds the last 32 kB, to which deflate refers, and some rows, so that they stay in the cache of the processor.
struct PNGRows: ~Copyable {
    private var inflater: Inflater
    private var checksum = Adler32()
    private let memory: UnsafeMutableRawPointer
    private let limit: UnsafeMutableRawPointer
    /// The beginning of the rows that have not been taken, and their end.
    private var start: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    private static let history = 1 << 15
    private static let part = 1 << 17

    /// Opens a zlib stream, which `BitReader.padding` zeros follow.
    init(_ stream: UnsafeRawBufferPointer, longestRow: Int) throws(PNGError) {
        guard stream.count >= 6, let base = stream.baseAddress else { throw .truncated }
        let header = Int(stream[0]) << 8 | Int(stream[1])
        let window = stream[0] >> 4
        guard stream[0] & 15 == 8, window <= 7, header % 31 == 0, stream[1] & 0x20 == 0 else {
            throw .invalidCompression
        }
        inflater = Inflater(base + 2, count: stream.count - 2)
        let length = Self.history + longestRow + Self.part
        memory = .allocate(byteCount: length + Inflater.slack, alignment: 16)
        limit = memory + length
        start = memory
        end = memory
    }

    deinit { memory.deallocate() }

    /// Returns the next bytes, which are valid until the next call.
    mutating func next(_ length: Int) throws(PNGError) -> UnsafeRawPointer {
        while end - start < length {
            guard !inflater.isFinished else { throw .truncated }
            try decodePart()
        }
        defer { start += length }
        return UnsafeRawPointer(start)
    }

    /// Ensures that the stream ends here and that its checksum is right.
    mutating func finish() throws(PNGError) {
        while !inflater.isFinished {
            guard start == end else { throw .excessData }
            try decodePart()
        }
        guard start == end else { throw .excessData }
        guard try inflater.trailer() == checksum.value else { throw .damagedPixels }
    }

    private mutating func decodePart() throws(PNGError) {
        if end >= limit { moveToFront() }
        let last = end
        end = try inflater.inflate(from: memory, at: end, limit: limit)
        checksum.update(UnsafeRawBufferPointer(start: last, count: end - last))
    }

    private mutating func moveToFront() {
        let kept = min(start, end - Self.history)
        let distance = kept - memory
        memory.copyMemory(from: kept, byteCount: end - kept)
        start -= distance
        end -= distance
    }
}

/// The pixels that a pass of an interlaced picture consists of (PNG 3rd edition, 8.2).
struct InterlacePass: Equatable {
    let firstColumn: Int
    let firstRow: Int
    let columnStep: Int
    let rowStep: Int

    static let whole = InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 1, rowStep: 1)

    /// The seven passes of the method Adam7.
    static let adam7 = [
        InterlacePass(firstColumn: 0, firstRow: 0, columnStep: 8, rowStep: 8),
        InterlacePass(firstColumn: 4, firstRow: 0, columnStep: 8, rowStep: 8),
        InterlacePass(firstColumn: 0, firstRow: 4, columnStep: 4, rowStep: 8),
        InterlacePass(firstColumn: 2, firstRow: 0, columnStep: 4, rowStep: 4),
        InterlacePass(firstColumn: 0, firstRow: 2, columnStep: 2, rowStep: 4),
        InterlacePass(firstColumn: 1, firstRow: 0, columnStep: 2, rowStep: 2),
        InterlacePass(firstColumn: 0, firstRow: 1, columnStep: 1, rowStep: 2),
    ]

    func width(of size: PictureSize) -> Int { (size.width - firstColumn + columnStep - 1) / columnStep }

    func height(of size: PictureSize) -> Int { (size.height - firstRow + rowStep - 1) / rowStep }
}
