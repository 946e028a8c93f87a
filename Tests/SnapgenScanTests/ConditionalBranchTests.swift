import Testing

@testable import SnapgenScan

@Suite struct ConditionalBranchTests {
    private func conditions(_ source: String) -> [[String]] {
        catalog(source).entries.map(\.declaration.conditions)
    }

    @Test("conditions are kept as written, outermost first, with single spaces")
    func nested() {
        let source = """
            #if   DEBUG  &&   os(iOS)
            struct A: PreviewProvider {}
            #if canImport(SwiftUI)
            struct B: PreviewProvider {}
            #endif
            #endif
            struct C: PreviewProvider {}
            """
        #expect(conditions(source) == [["DEBUG && os(iOS)"], ["DEBUG && os(iOS)", "canImport(SwiftUI)"], []])
    }

    @Test("each branch denies those before it")
    func branches() {
        let source = """
            #if A
            struct One: PreviewProvider {}
            #elseif B || C
            struct Two: PreviewProvider {}
            #elseif D
            struct Three: PreviewProvider {}
            #else
            struct Four: PreviewProvider {}
            #endif
            """
        #expect(
            conditions(source) == [
                ["A"], ["!(A) && (B || C)"], ["!(A) && !(B || C) && (D)"], ["!(A) && !(B || C) && !(D)"],
            ])
    }

    @Test("#if false is not read, and does not matter to its other branches")
    func never() {
        let source = """
            #if false
            struct One: PreviewProvider {}
            #elseif A
            struct Two: PreviewProvider {}
            #endif
            #if false
            struct Three: PreviewProvider {}
            #else
            struct Four: PreviewProvider {}
            #endif
            """
        let entries = catalog(source).entries
        #expect(entries.map(\.name) == ["Two", "Four"])
        #expect(entries.map(\.declaration.conditions) == [["A"], []])
    }

    @Test("conditions inside a type hold for the types in it")
    func members() {
        #expect(conditions("struct A {\n#if DEBUG\nstruct B: PreviewProvider {}\n#endif\n}") == [["DEBUG"]])
    }

    @Test("a conformance under a condition puts its type under that condition")
    func conditionalConformance() {
        let source = """
            #if os(iOS)
            struct A {}
            #endif
            #if DEBUG
            extension A: PreviewProvider {}
            #endif
            """
        #expect(conditions(source) == [["os(iOS)", "DEBUG"]])
    }

    @Test("a type that is declared in both branches is an entry in each, of one title")
    func twoDeclarations() {
        let source = """
            #if os(iOS)
            struct A: Testable { static let samples = [1] }
            #else
            struct A: Testable { static let samples = [1, 2] }
            #endif
            """
        let result = catalog(source)
        #expect(result.entries.map(\.id) == ["App.A", "App.A@2"])
        #expect(result.entries.map(\.title) == ["A", "A"])
        #expect(result.entries.map(\.declaration.conditions) == [["os(iOS)"], ["!(os(iOS))"]])
        #expect(result.entries.map(\.samples?.count) == [1, 2])
        #expect(result.problems == [])
    }

    @Test("an extension meets only the declaration that it is compiled with")
    func branchesThatMeet() {
        let source = """
            #if A
            struct V {}
            extension V: Testable { static let samples = [1] }
            #elseif B
            struct V {}
            extension V: Testable { static let samples = [1, 2] }
            #else
            struct V {}
            extension V: Testable { static let samples = [1, 2, 3] }
            #endif
            """
        let entries = catalog(source).entries
        #expect(entries.map(\.declaration.conditions) == [["A"], ["!(A) && (B)"], ["!(A) && !(B)"]])
        #expect(entries.map(\.samples?.count) == [1, 2, 3])
    }

    @Test("a type that two extensions make conform in two branches is an entry in each")
    func twoConformances() {
        let source = """
            struct A {}
            #if os(iOS)
            extension A: Testable { static let samples = [1] }
            #else
            extension A: Testable { static let samples = [1, 2] }
            #endif
            """
        let entries = catalog(source).entries
        #expect(entries.map(\.declaration.conditions) == [["os(iOS)"], ["!(os(iOS))"]])
        #expect(entries.map(\.samples?.count) == [1, 2])
        #expect(entries.map(\.id) == ["App.A", "App.A@2"])
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
