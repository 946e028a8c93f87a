import SwiftParser
import SwiftSyntax
import Testing

@testable import SnapgenScan

@Suite("CodeText") struct CodeTextTests {
    @Test(
        "is printed from its tokens with one spacing and without comments, to be compared",
        arguments: [
            ("f(a, b)", "f(a, b)"),
            ("f(\n    a,\n    b\n)", "f(a, b)"),
            ("f(a, // first\n  b)", "f(a, b)"),
            ("f(/* none */a)", "f(a)"),
            ("a&&b||c", "a && b || c"),
            ("swift(  >=5.9 ) /* new */ && os( iOS )", "swift(>=5.9) && os(iOS)"),
            ("f(\"two  spaces // no comment\")", "f(\"two  spaces // no comment\")"),
            ("f(#\"a \" , b\"#,g)", "f(#\"a \" , b\"#, g)"),
            ("f(\n    \"\"\"\n    a\n    \"\"\")", "f(\"\"\"\n    a\n    \"\"\")"),
            ("await f", "await f"),
            ("a ? b:c", "a ? b : c"),
            ("@available(iOS 17,*) struct A", "@available(iOS 17, *) struct A"),
        ])
    func canonical(text: String, expected: String) {
        #expect(CodeText.canonical(Parser.parse(source: text).statements) == expected)
    }

    @Test(
        "begins and ends with a token, and keeps what stands between",
        arguments: [
            ("// why\nf(a) // end", "f(a)"),
            ("  f(a, // first\n    b)", "f(a, // first\n    b)"),
            ("f(/* one\r\n two */ a)", "f(/* one\n two */ a)"),
            ("f(\"a\u{2028}b\")", "f(\"a\u{2028}b\")"),
        ])
    func written(text: String, expected: String) {
        #expect(CodeText.written(Parser.parse(source: text).statements) == expected)
    }
}
