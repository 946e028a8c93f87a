/// A namespace for arguments of `swift test --filter` that select one test.
enum TestFilter {
    /// Returns the filter for an XCTest case's name: `BookingTests.testCart` on Linux, `-[BookingTests testCart]` on
    /// Apple platforms.
    static func xctest(name: String) -> String {
        let parts = name.split { " .-[]".contains($0) }
        return parts.suffix(2).joined(separator: "/")
    }

    /// Returns the filter for the name of a Swift Testing function: `cart()` or `cart(_:)`.
    static func swiftTesting(function: String) -> String {
        String(function.prefix { $0 != "(" }).filter { $0 != "`" }
    }
}
