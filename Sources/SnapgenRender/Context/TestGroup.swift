import SnapgenModel
import SnapgenPlan
import SnapgenScan

/// Tests of one source file that are compiled under one condition, and that one extension holds.
struct TestGroup: Equatable {
    var path: RelativePath
    /// The condition behind `#if`; empty where the tests are always compiled.
    var condition: String
    /// At most `largest` of them.
    var tests: ArraySlice<PlannedTest>
    /// The conditions that the tests of the source file need, in its first group.
    var conditions: [PreviewCondition] = []

    /// A hundred functions in an extension compile as fast as fewer, and an editor still shows them.
    static let largest = 100

    /// The tests by path, condition and function: what moves in its file changes nothing.
    static func groups(of tests: [PlannedTest]) -> [TestGroup] {
        Dictionary(grouping: tests, by: \.entry.path).sorted { $0.key < $1.key }.flatMap(groups)
    }

    private static func groups(at path: RelativePath, of tests: [PlannedTest]) -> [TestGroup] {
        let branches = Dictionary(grouping: tests) { condition(of: $0.entry.testConditions) }
        var groups = branches.sorted { $0.key < $1.key }.flatMap { condition, tests in
            let sorted = tests.sorted { $0.function < $1.function }
            return stride(from: 0, to: sorted.count, by: largest).map { start in
                TestGroup(path: path, condition: condition, tests: sorted.dropFirst(start).prefix(largest))
            }
        }
        groups[0].conditions = PreviewCondition.all(in: tests)
        return groups
    }

    func conditional(_ code: String) -> String {
        condition.isEmpty ? code : "#if \(condition)\n\(code.indented)\n#endif"
    }

    /// The conditions of `#if`s inside one another as one.
    static func condition(of conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}
