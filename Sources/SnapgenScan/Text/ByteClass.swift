enum ByteClass: UInt8 {
    case word
    case space
    case opener
    case closer
    case less
    case greater
    case quote
    case backtick
    case pound
    case slash
    case minus
    case symbol
    case foreign
    /// Bytes without a meaning outside of comments and strings, such as single quotes.
    case unknown

    /// Bare memory, because it is looked at for every byte, also in builds that do not optimize.
    nonisolated(unsafe) static let table: UnsafePointer<ByteClass> = {
        let table = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
        for byte in UInt8.min...UInt8.max {
            (table + Int(byte)).initialize(to: ByteClass(byte))
        }
        return UnsafePointer(table)
    }()

    private init(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): self = .word
        case UInt8(ascii: " "), UInt8(ascii: "\t")...UInt8(ascii: "\r"): self = .space
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opener
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): self = .closer
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: ">"): self = .greater
        case UInt8(ascii: "\""): self = .quote
        case UInt8(ascii: "`"): self = .backtick
        case UInt8(ascii: "#"): self = .pound
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "-"): self = .minus
        case 0x80...: self = .foreign
        case UInt8(ascii: "'"), ..<UInt8(ascii: " "), 0x7F: self = .unknown
        default: self = .symbol
        }
    }
}
