import SnapgenModel

/// A filter with which templates write Swift.
enum SwiftFilter: String, CaseIterable {
    /// A text as a string literal.
    case literal
    /// A text as a name.
    case identifier
    /// A text with four spaces before each line that is not empty.
    case indented

    /// The text that comes out.
    func applied(to text: String) -> String {
        switch self {
        case .literal: SwiftLiteral.string(text)
        case .identifier: SwiftIdentifier.make(text)
        case .indented: Self.indented(text)
        }
    }

    private static func indented(_ text: String) -> String {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + text.utf8.count / 4)
        var isAtStart = true
        for byte in text.utf8 {
            // Both together are one character, and end no line.
            let endsLine = byte == lineFeed && bytes.last != carriageReturn
            if isAtStart, !endsLine { bytes.append(contentsOf: "    ".utf8) }
            bytes.append(byte)
            isAtStart = endsLine
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
