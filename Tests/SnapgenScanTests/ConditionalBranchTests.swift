import Testing

@testable import SnapgenScan

@Suite struct ConditionalBranchTests {
    @Test(
        "a branch that is never compiled is no condition; an extension has those of its type as well",
        arguments: [
            ("#if false\nX\n#elseif A\nA\n#endif\n#if false\nX\n#else\nB\n#endif", [["A"], []]),
            (
                "#if os(iOS)\nstruct V {}\n#endif\n#if DEBUG\nextension V: PreviewProvider {}\n#endif",
                [["os(iOS)", "DEBUG"]]
            ),
        ])
    func conditions(code: String, expected: [[String]]) {
        let lines = code.split(separator: "\n").map {
            ("A"..."Z").contains($0) ? "struct \($0): PreviewProvider {}" : String($0)
        }
        #expect(catalog(lines.joined(separator: "\n")).entries.map(\.declaration.conditions) == expected)
    }

    @Test(
        "a type that is declared, or made to conform, in several branches is an entry in each, of one title",
        arguments: [
            ("", "struct V: Testable"), ("", "struct V {}\nextension V: Testable"),
            ("struct V {}\n", "extension V: Testable"),
        ])
    func severalBranches(start: String, type: String) {
        let bodies = ["[1] }", "[1, 2] }", "[1, 2, 3] }"].map { "\(type) { static let samples = \($0)" }
        let result = catalog("\(start)#if A\n\(bodies[0])\n#elseif B\n\(bodies[1])\n#else\n\(bodies[2])\n#endif")
        #expect(result.entries.map(\.id) == ["App.V", "App.V@2", "App.V@3"])
        #expect(result.entries.map(\.title) == ["V", "V", "V"])
        #expect(result.entries.map(\.declaration.conditions) == [["A"], ["!(A) && (B)"], ["!(A) && !(B)"]])
        #expect(result.entries.map(\.samples?.count) == [1, 2, 3])
        #expect(result.problems == [])
    }

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
