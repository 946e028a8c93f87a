import Testing

@testable import SnapgenRender

@Suite("SwiftLiteral")
struct SwiftLiteralTests {
    @Test(
        "escapes what ends a literal, starts an interpolation or cannot be seen",
        arguments: [
            ("", #""""#), ("a \"b\"", #""a \"b\"""#), ("\\(x)", #""\\(x)""#), ("a\nb\r\n\t\0", #""a\nb\r\n\t\0""#),
            ("\u{1B}[31m", #""\u{1b}[31m""#), ("\u{7F}", #""\u{7f}""#), ("\u{202E}evil", #""\u{202e}evil""#),
            ("a\u{2028}b", #""a\u{2028}b""#), ("a\u{E000}b", #""a\u{e000}b""#), ("a\u{115F}b", #""a\u{115f}b""#),
            ("\u{A0}", #""\u{a0}""#), ("\u{301}", #""\u{301}""#), ("\u{20DD}", #""\u{20dd}""#),
            ("é 🙂 日本", #""é 🙂 日本""#),
        ])
    func string(text: String, literal: String) {
        #expect(SwiftLiteral.string(text) == literal)
    }

    @Test("writes a number without a fraction that says nothing", arguments: [(1.0, "1"), (1.05, "1.05"), (0, "0")])
    func number(value: Double, literal: String) {
        #expect(SwiftLiteral.number(value) == literal)
    }
}
