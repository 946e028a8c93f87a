import Testing

@testable import SnapgenScan

@Suite struct ConditionalBranchTests {
    @Test(
        "two places exclude each other where one denies what the other requires",
        arguments: [
            ("#if A\nX\n#else\nY\n#endif", true),
            ("#if A\nX\n#elseif B\nY\n#endif", true),
            ("#if C\n#elseif B\nX\n#else\nY\n#endif", true),
            ("#if f(A)&&B\nX\n#else\nY\n#endif", true),
            ("#if A\nX\n#endif\n#if A\n#else\nY\n#endif", true),
            ("#if A\nX\n#endif\n#if !(A)\nY\n#endif", true),
            ("#if C(x)  &&  A // 1\nX\n#endif\n#if /* 2 */ C( x ) && A\n#else\nY\n#endif", true),
            ("#if A\nX\n#endif\n#if B\nY\n#endif", false),
            ("#if A\nX\n#endif\n#if A\nY\n#endif", false),
            ("#if !(A)\nX\n#endif\n#if !(A)\nY\n#endif", false),
            ("#if A\nX\n#endif\n#if !(A) || B\nY\n#endif", false),
            ("#if B\nX\n#endif\n#if A\n#elseif B\nY\n#endif", false),
            ("#if A // ) && (B\nX\n#endif\n#if B\n#else\nY\n#endif", false),
        ])
    func exclusion(code: String, expected: Bool) throws {
        let source = code.replacing("X", with: "struct X {}").replacing("Y", with: "struct Y {}")
        let conditions = scan(source).declarations.map(\.context.conditions)
        try #require(conditions.count == 2)
        #expect(conditions[0].excludes(conditions[1]) == expected)
        #expect(conditions[1].excludes(conditions[0]) == expected)
    }

    @Test(
        "what stands under a condition with a syntax error is left out",
        arguments: [
            "A B", "", "A ||", "f(", "\"a", "A) && (B", "(A", "f(A) { struct B {} }", "f(A){\nenum B {}\n}",
            "f(A, \"\\(B { })\")", "f(\"\"\"\nA\n\"\"\")",
        ])
    func broken(condition: String) {
        let source = """
            struct Before: PreviewProvider {}
            #if \(condition)
            struct One: PreviewProvider {}
            #else
            struct Two: PreviewProvider {}
            #endif
            """
        let included = catalog(source).entries.filter { $0.status == .included }
        #expect(included.map(\.name) == ["Before"])
    }
}
