/// The chunks of a PNG file that determine its pixels (PNG 3rd edition, 5).
///
/// Ancillary chunks except `tRNS` are skipped unread.
struct PNGFile {
    let header: PNGHeader
    /// The contents of `PLTE`, three bytes for each colour.
    private(set) var palette: [UInt8]?
    /// The contents of `tRNS`.
    private(set) var transparency: [UInt8]?
    /// The places of the contents of `IDAT`.
    private(set) var data: [Range<Int>] = []

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    static func header(_ bytes: UnsafeRawBufferPointer) throws(PNGError) -> PNGHeader {
        guard bytes.starts(with: signature) else { throw .notPNG }
        var chunks = PNGChunks(bytes: bytes, offset: signature.count)
        return try header(&chunks)
    }

    private static func header(_ chunks: inout PNGChunks) throws(PNGError) -> PNGHeader {
        let first = try chunks.next()
        if !first.isNamed("IHDR"), first.isCritical { throw .unknownChunk(first.name) }
        guard first.isNamed("IHDR") else { throw .invalidChunk(first.name) }
        return try PNGHeader(chunks.contents(first))
    }

    /// Reads all chunks up to `IEND`.
    init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
        guard bytes.starts(with: Self.signature) else { throw .notPNG }
        var chunks = PNGChunks(bytes: bytes, offset: Self.signature.count)
        header = try Self.header(&chunks)
        while true {
            let chunk = try chunks.next()
            if chunk.isNamed("IEND") {
                guard try chunks.contents(chunk).isEmpty else { throw .invalidChunk(chunk.name) }
                break
            }
            try read(chunk, of: chunks)
        }
        guard !data.isEmpty else { throw .truncated }
        guard palette != nil || header.colorType != .palette else { throw .invalidPalette }
    }

    private mutating func read(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        if chunk.isNamed("IDAT") {
            try readData(chunk, of: chunks)
        } else if chunk.isNamed("PLTE") {
            try readPalette(chunk, of: chunks)
        } else if chunk.isNamed("tRNS") {
            try readTransparency(chunk, of: chunks)
        } else if chunk.isCritical {
            throw chunk.isNamed("IHDR") ? .invalidChunk(chunk.name) : .unknownChunk(chunk.name)
        }
    }

    private mutating func readData(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        // Between the contents of two successive chunks are a checksum, a length and a name.
        guard data.last.map({ $0.upperBound + 12 == chunk.contents.lowerBound }) ?? true else {
            throw .invalidChunk(chunk.name)
        }
        _ = try chunks.contents(chunk)
        data.append(chunk.contents)
    }

    private mutating func readPalette(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        let length = chunk.contents.count
        guard palette == nil, data.isEmpty, length > 0, length % 3 == 0, length <= 256 * 3 else {
            throw .invalidChunk(chunk.name)
        }
        palette = try Array(chunks.contents(chunk))
    }

    private mutating func readTransparency(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        let length = chunk.contents.count
        let isExpected =
            switch header.colorType {
            case .gray: length == 2
            case .rgb: length == 6
            case .palette: palette.map { length <= $0.count / 3 } ?? false
            case .grayAlpha, .rgba: false
            }
        guard transparency == nil, data.isEmpty, isExpected else { throw .invalidChunk(chunk.name) }
        transparency = try Array(chunks.contents(chunk))
    }
}
