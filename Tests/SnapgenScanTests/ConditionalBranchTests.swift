import SnapgenTestSupport
import Testing

@testable import SnapgenScan

@Suite struct ConditionalBranchTests {
    @Test(
        "two places exclude each other where one denies what the other requires",
        arguments: table(in: "SnapgenScanTests/Fixtures/Branches.txt"))
    func exclusion(code: String, expected: String) throws {
        let source = code.replacing("X", with: "struct X {}").replacing("Y", with: "struct Y {}")
        let conditions = scan(source).declarations.map(\.context.conditions)
        try #require(conditions.count == 2)
        #expect(conditions[0].excludes(conditions[1]) == Bool(expected))
        #expect(conditions[1].excludes(conditions[0]) == Bool(expected))
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
