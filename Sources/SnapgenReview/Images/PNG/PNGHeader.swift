/// The chunk `IHDR`: size and form of the pixels (PNG 3rd edition, 11.2.1).
struct PNGHeader: Equatable {
    let size: PictureSize
    let depth: Int
    let colorType: ColorType
    let isInterlaced: Bool

    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var samples: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
        guard bytes.count == 13, let colorType = ColorType(rawValue: bytes[9]),
            colorType.depths.contains(Int(bytes[8])), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1
        else { throw .invalidHeader }
        size = PictureSize(width: Int(bytes.bigEndian(at: 0)), height: Int(bytes.bigEndian(at: 4)))
        guard 1..<(1 << 31) ~= size.width, 1..<(1 << 31) ~= size.height else { throw .invalidHeader }
        depth = Int(bytes[8])
        self.colorType = colorType
        isInterlaced = bytes[12] == 1
    }

    var bitsPerPixel: Int { depth * colorType.samples }

    /// The distance in bytes to the pixel that a filter refers to; at least one.
    var filterDistance: Int { max(bitsPerPixel / 8, 1) }

    /// Returns the number of bytes in a row, without its filter.
    func rowLength(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

    /// The parts in which the rows follow each other in the file.
    var passes: [InterlacePass] {
        (isInterlaced ? InterlacePass.adam7 : [.whole]).filter { $0.width(of: size) > 0 && $0.height(of: size) > 0 }
    }

    /// The number of bytes of all rows with their filters.
    var dataLength: Int {
        passes.reduce(0) { $0 + $1.height(of: size) * (1 + rowLength(width: $1.width(of: size))) }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns the four bytes at an offset as a number, the most significant byte first.
    func bigEndian(at offset: Int) -> UInt32 {
        loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian
    }
}
