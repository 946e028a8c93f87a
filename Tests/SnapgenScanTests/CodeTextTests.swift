import SwiftParser
import SwiftSyntax
import Testing

@testable import SnapgenSyntax

@Suite("CodeText") struct CodeTextTests {
    @Test(
        "loses the indentation that its lines share, and nothing else",
        arguments: [
            ("", ""),
            (" A() ", "A()"),
            ("\n    A()\n", "A()"),
            ("\n        A()\n            .b()\n    ", "A()\n    .b()"),
            (" A()\n        .b()\n        .c()\n", "A()\n.b()\n.c()"),
            ("\n\n  A()\n\n  B()\n\n", "A()\n\nB()"),
            ("\n\tA()\n\t\t.b()\n", "A()\n\t.b()"),
            ("\n\tA()\n    B()\n", "\tA()\n    B()"),
            ("\r\n    A()\r\n    B()\r\n", "A()\nB()"),
            ("\n    // why\n    A()\n", "// why\nA()"),
            ("\n    \"\"\"\n      a\n    \"\"\"\n", "\"\"\"\n  a\n\"\"\""),
            ("\n    A()\n  \n    B()\n", "A()\n\nB()"),
            ("\n    A()\n      \n    B()\n", "A()\n  \nB()"),
            ("\n    A(\"a\u{2028}    b\")\n", "A(\"a\u{2028}    b\")"),
        ])
    func dedented(text: String, expected: String) {
        #expect(CodeText.dedented(text) == expected)
    }

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
            ("f(\n    \"\"\"\n    a\n\n      b\n    \"\"\")", "f(\"\"\"\na\n\n  b\n\"\"\")"),
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
            ("  f(a, // first\n    b)", "f(a, // first\nb)"),
            ("f(/* one\r\n two */ a)", "f(/* one\ntwo */ a)"),
            ("f(\"a\u{2028}b\")", "f(\"a\u{2028}b\")"),
        ])
    func code(text: String, expected: String) {
        #expect(CodeText.code(Parser.parse(source: text).statements) == expected)
    }
}
