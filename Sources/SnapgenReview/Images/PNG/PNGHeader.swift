/// The chunk `IHDR`: size and form of the pixels (PNG 3rd edition, 11.2.1).
struct PNGHeader {
    let size: PictureSize
    let depth: Int
    let colorType: ColorType
    private let isInterlaced: Bool

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

    /// Throws for a form that PNG defines and Apple's encoders do not write.
    func checkIsSupported() throws(PNGError) {
        if isInterlaced { throw .unsupported("interlaced rows") }
        if depth < 8 { throw .unsupported("samples of fewer than 8 bits") }
    }

    /// Indicates whether the bytes of rows are those of pixels in memory, so that they need not be moved.
    var rowsArePixels: Bool { depth == 8 && colorType == .rgba }

    var pixelLength: Int { depth / 8 * colorType.samples }

    var rowLength: Int { size.width * pixelLength }

    var dataLength: Int { size.height * (1 + rowLength) }
}
