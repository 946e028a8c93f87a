import SnapgenTestSupport
import SwiftParser
import SwiftSyntax

enum GeneratedSwift {
    static func isBroken(_ bytes: [UInt8]) -> Bool { onLargeStack { parse(bytes).hasError } }

    /// Returns the kinds of a file's tokens, in order.
    ///
    /// They depend on the structure of the code, but not on the contents of its texts.
    static func tokens(_ bytes: [UInt8]) -> [String] {
        let kinds = onLargeStack { parse(bytes).tokens(viewMode: .sourceAccurate).map { kind(of: $0) } }
        // The parser splits a text at line breaks.
        return kinds.reduce(into: []) { if $1 != "text" || $0.last != "text" { $0.append($1) } }
    }

    private static func kind(of token: TokenSyntax) -> String {
        switch token.tokenKind {
        case .identifier: "identifier"
        case .stringSegment: "text"
        case .integerLiteral: "number"
        default: token.text
        }
    }

    private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 4096) }
    }
}
