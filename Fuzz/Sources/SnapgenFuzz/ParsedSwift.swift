import SwiftParser
import SwiftSyntax

/// Swift as its parser sees it.
enum ParsedSwift {
    /// Whether there is no mistake in a file.
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { !Parser.parse(source: $0, maximumNestingLevel: 4096).hasError }
    }
}
