import Foundation

/// JSON as the commands print it: keys sorted, two spaces for each level, a line break at the end.
package enum CommandJSON {
    /// A value's encoding; throws what its `encode(to:)` throws.
    package static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    /// A value's encoding on one line, for other programs; throws the errors of its `encode(to:)`.
    package static func line(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
}
