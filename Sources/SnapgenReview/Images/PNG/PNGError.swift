package struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason as a phrase for a message.
    package let description: String

    static let notPNG = PNGError(description: "the file is not a PNG file")
    static let truncated = PNGError(description: "the file ends before the picture does")
    /// The header has a colour type, bit depth, size or method that PNG does not define.
    static let invalidHeader = PNGError(description: "the header of the file is invalid")
    static let invalidPalette = PNGError(description: "the palette is missing or lacks a colour of the picture")
    /// The compressed data does not follow RFC 1950 or RFC 1951.
    static let invalidCompression = PNGError(description: "the compressed data is invalid")
    static let invalidFilter = PNGError(description: "a row has an unknown filter")
    static let excessData = PNGError(description: "the file has more pixels than its header says")

    /// The picture has a form that PNG defines and this decoder does not read.
    static func unsupported(_ form: String) -> Self {
        Self(description: "the file has \(form), which snapgen does not read")
    }

    static func tooLarge(_ size: PictureSize) -> Self { Self(description: "the picture is too large: \(size) pixels") }

    static func damagedChunk(_ name: String) -> Self { Self(description: "the checksum of chunk '\(name)' is wrong") }

    /// A chunk has an invalid length, occurs twice or at the wrong place.
    static func invalidChunk(_ name: String) -> Self {
        Self(description: "chunk '\(name)' is invalid or at the wrong place")
    }

    /// A chunk that a decoder may not ignore is unknown, such as `CgBI` in the files of Xcode's asset compiler.
    static func unknownChunk(_ name: String) -> Self { Self(description: "the file needs the unknown chunk '\(name)'") }
}
