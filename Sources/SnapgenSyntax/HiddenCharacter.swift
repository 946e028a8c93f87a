import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// An invisible character that makes code look like other code, or controls a terminal.
///
/// See "Trojan Source: Invisible Vulnerabilities" (2021). The code of a preview is copied into a generated file, which is
/// reviewed less than handwritten files.
struct HiddenCharacter {
    private let scalar: Unicode.Scalar
    /// The offset in the parsed text.
    private let offset: Int

    /// The first one in a node, or `nil` where there is none.
    init?(firstIn node: some SyntaxProtocol) {
        // Only bytes outside of ASCII and control characters need a look at Unicode's tables.
        guard node.syntaxTextBytes.contains(where: { $0 >= 0x7F || ($0 < 0x20 && !Self.isWhitespace($0)) }) else {
            return nil
        }
        let text = node.trimmedDescription
        let scalars = text.unicodeScalars
        guard let index = scalars.firstIndex(where: Self.isHidden) else { return nil }
        scalar = scalars[index]
        offset =
            node.positionAfterSkippingLeadingTrivia.utf8Offset + text.utf8.distance(from: text.startIndex, to: index)
    }

    /// A warning at its place.
    func diagnostic(in places: SourcePlaces) -> Diagnostic {
        let number = String(scalar.value, radix: 16, uppercase: true)
        let name = "U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)"
        return Diagnostic(
            .hiddenCharacter, .warning,
            "the preview holds the character \(name), which nobody sees and which may make its code read as what it is "
                + "not; take it out, or write '\\u{\(number)}' in a string",
            at: places.location(atOffset: offset))
    }

    private static func isWhitespace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\t", "\n", "\r": false
        case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
        default: scalar.properties.generalCategory == .control
        }
    }
}
