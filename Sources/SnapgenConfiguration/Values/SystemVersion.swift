/// The version of an operating system, as exact as it was written.
///
///     SystemVersion("18.4")?.numbers  // [18, 4], which 18.4 and 18.4.1 are, and 18.5 is not
package struct SystemVersion: Hashable, Codable, Sendable, CustomStringConvertible {
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
