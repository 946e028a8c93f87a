package enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    case notPNG
    case truncated
    /// The header has a colour type, bit depth, size or method that PNG does not define.
    case invalidHeader
    /// The picture has a form that PNG defines and this decoder does not read.
    case unsupported(String)
    case tooLarge(PictureSize)
    case damagedChunk(String)
    /// A chunk has an invalid length, occurs twice or at the wrong place.
    case invalidChunk(String)
    /// A chunk that a decoder may not ignore is unknown, such as `CgBI` in the files of Xcode's asset compiler.
    case unknownChunk(String)
    case invalidPalette
    /// The compressed data does not follow RFC 1950 or RFC 1951.
    case invalidCompression
    case invalidFilter
    case excessData

    /// The reason as a phrase for a message: "the file ends before the picture does".
    package var description: String {
        switch self {
        case .notPNG: "the file is not a PNG file"
        case .truncated: "the file ends before the picture does"
        case .invalidHeader: "the header of the file is invalid"
        case .unsupported(let form): "the file has \(form), which snapgen does not read"
        case .tooLarge(let size): "the picture is too large: \(size) pixels"
        case .damagedChunk(let name): "the checksum of chunk '\(name)' is wrong"
        case .invalidChunk(let name): "chunk '\(name)' is invalid or at the wrong place"
        case .unknownChunk(let name): "the file needs the unknown chunk '\(name)'"
        case .invalidPalette: "the palette is missing or lacks a colour of the picture"
        case .invalidCompression: "the compressed data is invalid"
        case .invalidFilter: "a row has an unknown filter"
        case .excessData: "the file has more pixels than its header says"
        }
    }
}
