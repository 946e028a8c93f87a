/// The version of an operating system, as exact as it was written.
package struct SystemVersion: Hashable, Encodable, Sendable, LosslessStringConvertible {
    /// One to three numbers: major, minor, patch.
    package let numbers: [Int]

    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap(Self.number)
        guard numbers.count == parts.count, numbers.count <= 3 else { return nil }
        self.numbers = numbers
    }

    package var description: String { numbers.map(String.init).joined(separator: ".") }

    /// At most four digits, and no zero before others.
    private static func number(_ text: Substring) -> Int? {
        Int(text).flatMap { (0...9999).contains($0) && "\($0)" == text ? $0 : nil }
    }
}
