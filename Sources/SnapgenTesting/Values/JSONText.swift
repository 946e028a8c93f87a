import Foundation

/// A namespace for the JSON of values, in the bytes of swift-snapshot-testing's strategy `.json`.
///
/// Source: `Snapshotting/Encodable.swift` of swift-snapshot-testing, 1.17.4 to 1.18.9.
enum JSONText {
    /// Returns the JSON of a value with sorted keys and without a line break at the end.
    ///
    /// - Throws: The error of a value that cannot be encoded, for example of a number that is not finite.
    static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
