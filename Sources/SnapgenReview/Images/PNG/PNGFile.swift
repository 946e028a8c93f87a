/// The chunks of a PNG file that determine its pixels (PNG 3rd edition, 5); others are skipped unread.
struct PNGFile {
    let header: PNGHeader
    private(set) var palette: [UInt8] = []
    /// The contents of `tRNS`, the alphas of the first colours of the palette.
    private(set) var alphas: [UInt8] = []
    private(set) var data: [UInt8] = []
    /// The place behind the last part of the data; 0 before the first one.
    private var dataEnd = 0
    /// The contents of chunks that describe colours; damaged ones are left out.
    private var colors: [String: [UInt8]] = [:]

    /// The largest ratio of lengths that deflate reaches: 258 bytes for two bits.
    private static let largestRatio = 1032

    /// The largest number of pixels, for which no length of a row or of the data overflows.
    private static let largestArea = 1 << 32

    static func header(_ chunks: inout PNGChunks) throws(PNGError) -> PNGHeader {
        let first = try chunks.next()
        guard first.name == "IHDR" else {
            throw first.isCritical ? .unknownChunk(first.name) : .invalidChunk(first.name)
        }
        return try PNGHeader(chunks.contents(first))
    }

    /// Reads the chunks of a file, and checks its length against the header before memory is allocated for the pixels.
    init(_ bytes: UnsafeRawBufferPointer, maximumArea: Int) throws(PNGError) {
        var chunks = try PNGChunks(bytes)
        header = try Self.header(&chunks)
        // Both sides are less than 2^31.
        guard header.size.area <= min(maximumArea, Self.largestArea) else { throw .tooLarge(header.size) }
        try header.checkIsSupported()
        while true {
            let chunk = try chunks.next()
            if chunk.name == "IEND" {
                guard try chunks.contents(chunk).isEmpty else { throw .invalidChunk(chunk.name) }
                break
            }
            try read(chunk, of: chunks)
        }
        guard !data.isEmpty, header.dataLength / Self.largestRatio <= data.count else { throw .truncated }
        guard !palette.isEmpty || header.colorType != .palette else { throw .invalidPalette }
    }

    private mutating func read(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        switch chunk.name {
        case "IDAT": try readData(chunk, of: chunks)
        case "PLTE": try readPalette(chunk, of: chunks)
        case "tRNS": try readAlphas(chunk, of: chunks)
        case "IHDR": throw .invalidChunk(chunk.name)
        case "cICP", "iCCP":
            if dataEnd == 0 { colors[chunk.name] = (try? chunks.contents(chunk)).map { Array($0) } }
        default:
            if chunk.isCritical { throw .unknownChunk(chunk.name) }
        }
    }

    private mutating func readData(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        // Between the contents of two successive chunks are a checksum, a length and a name.
        guard dataEnd == 0 || dataEnd + 12 == chunk.contents.lowerBound else { throw .invalidChunk(chunk.name) }
        data += try chunks.contents(chunk)
        dataEnd = chunk.contents.upperBound
    }

    private mutating func readPalette(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        let length = chunk.contents.count
        guard palette.isEmpty, dataEnd == 0, length > 0, length % 3 == 0, length <= 256 * 3 else {
            throw .invalidChunk(chunk.name)
        }
        palette = try Array(chunks.contents(chunk))
    }

    private mutating func readAlphas(_ chunk: PNGChunks.Chunk, of chunks: PNGChunks) throws(PNGError) {
        if [.gray, .rgb].contains(header.colorType) { throw .unsupported("a colour that is transparent") }
        guard header.colorType == .palette, alphas.isEmpty, dataEnd == 0, chunk.contents.count <= palette.count / 3
        else { throw .invalidChunk(chunk.name) }
        alphas = try Array(chunks.contents(chunk))
    }
}

extension PNGFile {
    /// The colours of the samples by the chunk that comes first in the order of PNG 3rd edition, 4.3; sRGB without one.
    ///
    /// Gamma and primaries alone (`gAMA` and `cHRM`) are not read; programs that write them mean sRGB.
    var profile: ColorProfile { coded ?? embedded ?? .sRGB }

    /// The profile of `cICP` (ITU-T H.273) for the curve of sRGB and light itself; the curves of films are not
    /// converted.
    private var coded: ColorProfile? {
        guard let bytes = colors["cICP"], bytes.count == 4, bytes[2] == 0, bytes[1] == 13 || bytes[1] == 8 else {
            return nil
        }
        let known: [UInt8: ColorProfile] = [1: .sRGB, 9: .rec2020, 12: .displayP3]
        return known[bytes[0]].map { known in
            let name = bytes[1] == 13 ? known.name : "\(known.name), linear"
            return ColorProfile(name: name, primaries: known.primaries, curve: bytes[1] == 13 ? .sRGB : .gamma(1))
        }
    }

    private var embedded: ColorProfile? {
        guard let bytes = colors["iCCP"], let end = bytes.prefix(80).firstIndex(of: 0), end + 2 < bytes.count else {
            return nil
        }
        let name = String(decoding: bytes[..<end], as: UTF8.self)
        let stream = Array(bytes[(end + 2)...])
        let capacity = ICCProfile.largestSize + Inflater.slack
        let profile = [UInt8](unsafeUninitializedCapacity: capacity) { memory, count in
            count = (try? Inflater.inflate(stream, to: UnsafeMutableRawBufferPointer(memory))) ?? 0
        }
        return ICCProfile.profile(profile, named: name)
    }
}

/// The chunks of a file one after the other (PNG 3rd edition, 5.3).
struct PNGChunks {
    /// A chunk whose first letter is a capital is critical: a decoder has to support it.
    typealias Chunk = (name: String, isCritical: Bool, contents: Range<Int>)

    private let bytes: UnsafeRawBufferPointer
    private var offset = signature.count

    private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
        guard bytes.starts(with: Self.signature) else { throw .notPNG }
        self.bytes = bytes
    }

    mutating func next() throws(PNGError) -> Chunk {
        guard bytes.count - offset >= 12 else { throw .truncated }
        let length = Int(bytes.bigEndian(at: offset))
        guard bytes.count - offset - 12 >= length else { throw .truncated }
        let start = offset + 8
        offset += 12 + length
        return (Self.name(bytes[start - 4..<start]), bytes[start - 4] & 0x20 == 0, start..<start + length)
    }

    /// Returns a name for messages, with `?` in place of other characters than letters.
    private static func name(_ letters: Slice<UnsafeRawBufferPointer>) -> String {
        let isLetter = { (letter: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20 }
        return String(decoding: letters.map { isLetter($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    }

    func contents(_ chunk: Chunk) throws(PNGError) -> UnsafeRawBufferPointer {
        let range = chunk.contents
        let checksum = Self.checksum(bytes[range.lowerBound - 4..<range.upperBound])
        guard checksum == bytes.bigEndian(at: range.upperBound) else { throw .damagedChunk(chunk.name) }
        return UnsafeRawBufferPointer(rebasing: bytes[range])
    }

    /// Returns the CRC-32 of a chunk's name and contents (PNG 3rd edition, 5.5 and annex D), for eight bytes at a time.
    private static func checksum(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt32 {
        remainders.withUnsafeBufferPointer { remainders in
            let (base, wholeEnd) = (bytes.base, bytes.startIndex + bytes.count / 8 * 8)
            var rest = UInt32.max
            for offset in stride(from: bytes.startIndex, to: wholeEnd, by: 8) {
                let next = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian ^ UInt64(rest)
                rest = 0
                for place in 0..<8 {
                    let byte = Int(truncatingIfNeeded: next &>> UInt64(8 &* place)) & 255
                    rest ^= remainders[(7 &- place) &* 256 &+ byte]
                }
            }
            return ~bytes[wholeEnd...].reduce(rest) { $0 >> 8 ^ remainders[Int(($0 ^ UInt32($1)) & 255)] }
        }
    }

    /// The remainders of each byte with 0 to 7 zeros behind it.
    private static let remainders = stride(from: 8, through: 64, by: 8).flatMap { bits in
        (0..<256).map { remainder(of: $0, bits: bits) }
    }

    private static func remainder(of byte: UInt32, bits: Int) -> UInt32 {
        (0..<bits).reduce(byte) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xedb8_8320 }
    }
}

extension UnsafeRawBufferPointer {
    func bigEndian(at offset: Int) -> UInt32 { loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian }
}
