/// A decoder of the pixels of a PNG file; the same code runs on all platforms, so that counts of changed pixels are the
/// same on all: ImageIO multiplies colours with alpha, and converts colour profiles by the version of the system.
struct PNGDecoder {
    private let file: PNGFile
    private let bytes: UnsafeRawBufferPointer

    /// The largest ratio of lengths that deflate reaches: 258 bytes for two bits.
    private static let largestRatio = 1032

    /// The largest number of pixels, for which no length of a row or of the data overflows.
    private static let largestArea = 1 << 32

    /// Reads the chunks of a file, and checks its length against the header before memory is allocated for the pixels.
    init(_ bytes: UnsafeRawBufferPointer, maximumArea: Int) throws(PNGError) {
        let size = try PNGFile.header(bytes).size
        // Both sides are less than 2^31.
        guard size.area <= min(maximumArea, Self.largestArea) else { throw .tooLarge(size) }
        self.bytes = bytes
        file = try PNGFile(bytes)
        let length = file.data.reduce(0) { $0 + $1.count }
        guard file.header.dataLength / Self.largestRatio <= length else { throw .truncated }
    }

    func picture() throws(PNGError) -> Picture {
        let size = file.header.size
        var stream = file.data.reduce(into: [UInt8]()) { $0 += bytes[$1] }
        stream += repeatElement(0, count: BitReader.padding)
        let count = size.area * 4
        var pixels = [UInt8](repeating: 0, count: count)
        var lowBytes = [UInt8](repeating: 0, count: file.header.depth == 16 ? count : 0)
        try stream.withUnsafeBufferPointer { stream throws(PNGError) in
            try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGError) in
                try lowBytes.withUnsafeMutableBufferPointer { lowBytes throws(PNGError) in
                    try decode(
                        UnsafeRawBufferPointer(stream),
                        to: UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt32.self),
                        UnsafeMutableRawBufferPointer(lowBytes).bindMemory(to: UInt32.self))
                }
            }
        }
        return Picture(size: size, pixels: pixels, lowBytes: lowBytes, profile: file.profile)
    }

    private func decode(
        _ stream: UnsafeRawBufferPointer, to pixels: UnsafeMutableBufferPointer<UInt32>,
        _ lowBytes: UnsafeMutableBufferPointer<UInt32>
    ) throws(PNGError) {
        guard var next = pixels.baseAddress else { return }
        var nextLow = lowBytes.isEmpty ? nil : lowBytes.baseAddress
        let (header, writer) = (file.header, PixelWriter(file))
        var rows = try PNGRows(
            UnsafeRawBufferPointer(rebasing: stream.dropLast(BitReader.padding)), longestRow: header.rowLength + 1)
        // The current row and the one above, each followed by some bytes, which filters touch.
        let distance = header.rowLength + 32
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 2 * distance, alignment: 16)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 2 * distance)
        for y in 0..<header.size.height {
            let (row, above) = (memory + y % 2 * distance, memory + (y + 1) % 2 * distance)
            let source = try rows.next(1 + header.rowLength)
            let filtered = FilteredRow(
                source: source + 1, original: row, above: UnsafeRawPointer(above), count: header.rowLength,
                distance: header.pixelLength)
            try filtered.reverse(source.load(as: UInt8.self))
            try writer.write(UnsafeRawPointer(row), to: next)
            next += header.size.width
            if let low = nextLow {
                writer.writeLowBytes(UnsafeRawPointer(row), to: low)
                nextLow = low + header.size.width
            }
        }
        try rows.finish()
    }
}

/// The rows of a picture with their filters, decompressed part by part (RFC 1950 and PNG 3rd edition, 10.1).
///
/// The memory holds the last 32 kB, to which deflate refers, and some rows, so that they stay in the cache of the
/// processor. The checksum behind the stream is not read, because those of the chunks cover all compressed bytes.
private struct PNGRows: ~Copyable {
    private var inflater: Inflater
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

    mutating func finish() throws(PNGError) {
        while start == end, !inflater.isFinished { try decodePart() }
        guard start == end else { throw .excessData }
    }

    private mutating func decodePart() throws(PNGError) {
        if end >= limit { moveToFront() }
        end = try inflater.inflate(from: memory, at: end, limit: limit)
    }

    private mutating func moveToFront() {
        let kept = min(start, end - Self.history)
        let distance = kept - memory
        memory.copyMemory(from: kept, byteCount: end - kept)
        start -= distance
        end -= distance
    }
}

extension Picture {
    /// Decodes a PNG file; one that is damaged is refused as a whole.
    ///
    /// - Parameter maximumArea: The largest number of pixels, which bounds the memory to eight bytes for each and some rows.
    package init(png: [UInt8], maximumArea: Int = Self.defaultMaximumArea) throws(PNGError) {
        self = try png.withUnsafeBufferPointer { bytes throws(PNGError) in
            try PNGDecoder(UnsafeRawBufferPointer(bytes), maximumArea: maximumArea).picture()
        }
    }
}

extension PictureSize {
    /// Reads the size of a PNG file from its header, the first 33 bytes, which may lie.
    package init(png: [UInt8]) throws(PNGError) {
        self = try png.withUnsafeBufferPointer { bytes throws(PNGError) in
            try PNGFile.header(UnsafeRawBufferPointer(bytes)).size
        }
    }
}
