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
        ])
    func dedented(text: String, expected: String) {
        #expect(CodeText.dedented(text) == expected)
    }
}
