import SwiftParser
import SwiftSyntax
import Testing

@testable import SnapgenScan

@Suite("Code that is carried elsewhere") struct CodeTextTests {
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
        "stands on one line, without comments",
        arguments: [
            ("f(a, b)", "f(a, b)"),
            ("f(\n    a,\n    b\n)", "f( a, b )"),
            ("f(a, // first\n  b)", "f(a, b)"),
            ("f(/* none */a)", "f( a)"),
            ("f(\"two  spaces // no comment\")", "f(\"two  spaces // no comment\")"),
        ])
    func oneLine(text: String, expected: String) {
        #expect(CodeText.onOneLine(Parser.parse(source: text).statements) == expected)
    }
}
