import Testing

@testable import SnapgenModel

@Suite("Glob")
struct GlobTests {
    @Test(
        "matches",
        arguments: [
            ("*Cell_Previews", "HotelCell_Previews"), ("Onboarding.*", "Onboarding.Start"), ("*", ""), ("a?c", "abc"),
            ("**/Generated/**", "Sources/App/Generated/A.swift"), ("**/Generated/**", "Generated/A.swift"),
            ("Sources/**/*.swift", "Sources/A.swift"), ("Sources/**/*.swift", "Sources/a/b/A.swift"),
            ("[abc]x", "bx"), ("[a-c]x", "cx"), ("[!a-c]x", "dx"), (#"\*"#, "*"), ("[", "["), ("a**b", "a/x/b"),
            ("[]a]x", "]x"), ("[^a]x", "bx"), ("[z-a]x", "-x"), ("[-a]x", "-x"), ("a\\", "a\\"),
        ])
    func matches(pattern: String, text: String) {
        #expect(Glob(pattern).matches(text))
    }

    @Test(
        "does not match",
        arguments: [
            ("*Cell", "HotelCell_Previews"), ("*", "a/b"), ("a?c", "a/c"), ("[a-c]x", "dx"), ("[!a]x", "ax"), ("", "a"),
            ("a", ""), ("Sources/*.swift", "Sources/a/A.swift"), (#"\*"#, "a"), ("a?c", "ac"),
            ("[!a]", "/"), ("[.-0]", "/"), ("[z-a]x", "bx"), ("a/b**/b", "a/b"),
        ])
    func differs(pattern: String, text: String) {
        #expect(!Glob(pattern).matches(text))
    }

    @Test("many stars stay fast")
    func manyStars() {
        let pattern = String(repeating: "*a", count: 40) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 500)))
    }
}
