import SnapgenModel
import Testing

@testable import SnapgenRender

@Suite("TestGroup")
struct TestGroupTests {
    private func test(_ conditions: String...) -> PlannedTest {
        PlannedTest(function: "testRow", entry: entry("Row", conditions: conditions), samples: nil, folder: path("a/b"))
    }

    @Test("joins conditions inside one another")
    func nested() {
        let groups = TestGroup.groups(of: [test("DEBUG", "os(iOS)")])
        #expect(groups.map(\.condition) == ["DEBUG && os(iOS)"])
    }

    @Test("puts an alternative in parentheses only beside another condition")
    func alternatives() {
        let groups = TestGroup.groups(of: [test("A || B"), test("A || B", "C")])
        #expect(groups.map(\.condition) == ["A || B", "(A || B) && C"])
    }

    @Test("puts neighbours with one condition together, and keeps the order")
    func neighbours() {
        let groups = TestGroup.groups(of: [test("A"), test("A"), test(), test("A")])
        #expect(groups.map(\.condition) == ["A", "", "A"])
        #expect(groups.map(\.tests.count) == [2, 1, 1])
    }

    @Test("begins a new group after a hundred tests")
    func hundred() {
        let groups = TestGroup.groups(of: Array(repeating: test(), count: 201))
        #expect(groups.map(\.tests.count) == [100, 100, 1])
    }

    @Test("begins a new group with each source file")
    func files() {
        let other = PlannedTest(function: "testCell", entry: entry("Cell"), samples: nil, folder: nil)
        let groups = TestGroup.groups(of: [test(), test(), other, test()])
        #expect(groups.map(\.path.name) == ["Row.swift", "Cell.swift", "Row.swift"])
        #expect(groups.map(\.tests.count) == [2, 1, 1])
    }
}
