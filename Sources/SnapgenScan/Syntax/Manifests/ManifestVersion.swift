/// A version of Swift's tools: that of a toolchain, or the one that a manifest asks for.
struct ManifestVersion: Comparable {
    let numbers: [Int]

    init(_ numbers: [Int]) { self.numbers = numbers + Array(repeating: 0, count: max(0, 3 - numbers.count)) }

    /// Reads `// swift-tools-version: 6.1` at the beginning of a manifest; `nil` for what is not certain to be accepted.
    ///
    /// `ToolsVersionParser` of SwiftPM has the complete rule.
    init?(of manifest: UnsafeBufferPointer<UInt8>) {
        let line = manifest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        let pattern = /\/\/ ?[Ss]wift-tools-version: ?([0-9]{1,3})\.([0-9]{1,3})(?:\.([0-9]{1,3}))? *(?:;.*)?/
        guard let match = String(decoding: line, as: UTF8.self).wholeMatch(of: pattern) else { return nil }
        self.init([match.1, match.2, match.3 ?? "0"].compactMap { Int($0) })
        // Before 5.4, one form of spaces was accepted.
        let isOld = self < ManifestVersion([5, 4])
        if self < ManifestVersion([4]) || (isOld && !match.0.hasPrefix("// swift-tools-version:\(match.1)")) {
            return nil
        }
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
