import SwiftParser
import SwiftSyntax

/// A namespace for parsing Swift.
enum ParsedSwift {
    /// Returns whether a file has no syntax errors.
    static func isValid(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { !Parser.parse(source: $0, maximumNestingLevel: 4096).hasError }
    }
}
