/// A namespace for the names of XCTest cases: `BookingTests.testCart` on Linux, `-[BookingTests testCart]` on Apple
/// platforms.
enum TestName {
    /// Returns the suite and the function: `BookingTests/testCart`.
    static func suiteAndFunction(of name: String) -> String {
        parts(of: name).joined(separator: "/")
    }

    /// Returns the function: `testCart`.
    static func function(of name: String) -> String? {
        parts(of: name).last.map(String.init)
    }

    private static func parts(of name: String) -> ArraySlice<Substring> {
        name.split { " .-[]/".contains($0) }.suffix(2)
    }
}
