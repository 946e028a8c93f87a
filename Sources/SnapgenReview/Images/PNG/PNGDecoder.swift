/// The decoding of the pixels of a PNG file; the same code runs on all platforms, so that counts of changed pixels are the
/// same on all: ImageIO multiplies colours with alpha, and converts colour profiles by the version of the system.
extension PNGFile {
    func picture() throws(PNGError) -> Picture {
        let count = header.size.area * 4
        var pixels = [UInt8](repeating: 0, count: count)
        var lowBytes = [UInt8](repeating: 0, count: header.depth == 16 ? count : 0)
        try ZlibStream.with(data, longest: header.rowLength + 1) { rows throws(PNGError) in
            try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGError) in
                try lowBytes.withUnsafeMutableBufferPointer { lowBytes throws(PNGError) in
                    try decode(
                        &rows, to: UnsafeMutableRawBufferPointer(pixels).bindMemory(to: UInt32.self),
                        UnsafeMutableRawBufferPointer(lowBytes).bindMemory(to: UInt32.self))
                }
            }
        }
        return Picture(size: header.size, pixels: pixels, lowBytes: lowBytes, profile: profile)
    }

    private func decode(
        _ rows: inout ZlibStream, to pixels: UnsafeMutableBufferPointer<UInt32>,
        _ lowBytes: UnsafeMutableBufferPointer<UInt32>
    ) throws(PNGError) {
        guard let first = pixels.baseAddress else { return }
        let writer = PixelWriter(self)
        // The current row and the one above, each followed by some bytes, which filters touch.
        let distance = header.rowLength + 32
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * distance)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0, count: 2 * distance)
        for y in 0..<header.size.height {
            let (row, above) = (memory + y % 2 * distance, memory + (y + 1) % 2 * distance)
            let source = try rows.next(1 + header.rowLength).assumingMemoryBound(to: UInt8.self)
            let filtered = FilteredRow(
                source: source + 1, original: row, above: UnsafePointer(above), count: header.rowLength,
                distance: header.pixelLength)
            try filtered.reverse(source[0])
            try writer.write(row, to: first + y * header.size.width)
            if !lowBytes.isEmpty, let low = lowBytes.baseAddress {
                writer.writeSamples(row + 1, to: low + y * header.size.width)
            }
        }
        try rows.finish()
    }
}

/// A zlib stream (RFC 1950), decompressed part by part.
///
/// The memory holds the last 32 kB, to which deflate refers, and some bytes, so that they stay in the cache of the
/// processor. The checksum behind the stream is not read, because those of the chunks cover all compressed bytes.
struct ZlibStream: ~Copyable {
    private var inflater: Inflater
    private let memory: UnsafeMutableRawPointer
    private let limit: UnsafeMutableRawPointer
    /// The beginning of the bytes that have not been taken, and their end.
    private var start: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    private static let history = 1 << 15
    private static let part = 1 << 17

    /// Opens a stream, which `BitReader.padding` zeros follow.
    private init(_ stream: UnsafeBufferPointer<UInt8>, longest: Int) throws(PNGError) {
        guard stream.count > BitReader.padding + 2, let base = UnsafeRawPointer(stream.baseAddress) else {
            throw .truncated
        }
        let header = Int(stream[0]) << 8 | Int(stream[1])
        let window = stream[0] >> 4
        guard stream[0] & 15 == 8, window <= 7, header % 31 == 0, stream[1] & 0x20 == 0 else {
            throw .invalidCompression
        }
        inflater = Inflater(base + 2, count: stream.count - 2 - BitReader.padding)
        let length = Self.history + longest + Self.part
        memory = .allocate(byteCount: length + Inflater.slack, alignment: 16)
        limit = memory + length
        start = memory
        end = memory
    }

    deinit { memory.deallocate() }

    /// Calls a function with the stream of some bytes, of which at most `longest` are taken at once.
    static func with(
        _ bytes: [UInt8], longest: Int, _ body: (inout ZlibStream) throws(PNGError) -> Void
    ) throws(PNGError) {
        try (bytes + [UInt8](repeating: 0, count: BitReader.padding))
            .withUnsafeBufferPointer { bytes throws(PNGError) in
                var stream = try ZlibStream(bytes, longest: longest)
                try body(&stream)
            }
    }

    static func bytes(of stream: [UInt8], atMost count: Int) throws(PNGError) -> [UInt8] {
        var bytes: [UInt8] = []
        try with(stream, longest: count) { stream throws(PNGError) in
            while !stream.inflater.isFinished, stream.end <= stream.memory + count { try stream.decodePart() }
            guard stream.end <= stream.memory + count else { throw .excessData }
            bytes = Array(UnsafeRawBufferPointer(start: stream.memory, count: stream.end - stream.memory))
        }
        return bytes
    }

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
            try PNGFile(UnsafeRawBufferPointer(bytes), maximumArea: maximumArea).picture()
        }
    }
}

extension PictureSize {
    /// Reads the size of a PNG file from its header, the first 33 bytes, which may lie.
    package init(png: [UInt8]) throws(PNGError) {
        self = try png.withUnsafeBufferPointer { bytes throws(PNGError) in
            var chunks = try PNGChunks(UnsafeRawBufferPointer(bytes))
            return try PNGFile.header(&chunks).size
        }
    }
}
