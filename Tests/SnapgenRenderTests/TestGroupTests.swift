import Testing

@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenRender

@Suite("TestGroup")
struct TestGroupTests {
    private func test(_ conditions: String..., function: String = "testRow") -> PlannedTest {
        PlannedTest(function: function, entry: entry("Row", conditions: conditions), samples: nil, folder: path("a/b"))
    }

    @Test("joins conditions inside one another")
    func nested() {
        let groups = TestGroup.groups(of: [test("DEBUG", "os(iOS)")])
        #expect(groups.map(\.condition) == ["DEBUG && os(iOS)"])
    }

    @Test("puts an alternative in parentheses only beside another condition")
    func alternatives() {
        let groups = TestGroup.groups(of: [test("A || B"), test("A || B", "C")])
        #expect(groups.map(\.condition) == ["(A || B) && C", "A || B"])
    }

    @Test("orders by condition and function, whatever the order in the source file")
    func order() {
        let tests = [test("A"), test(), test("A", function: "testCell"), test(function: "testCell")]
        for tests in [tests, tests.reversed()] {
            let groups = TestGroup.groups(of: tests)
            #expect(groups.map(\.condition) == ["", "A"])
            #expect(groups.map { $0.tests.map(\.function) } == [["testCell", "testRow"], ["testCell", "testRow"]])
        }
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
        #expect(groups.map(\.path.name) == ["Cell.swift", "Row.swift"])
        #expect(groups.map(\.tests.count) == [1, 3])
    }
}
