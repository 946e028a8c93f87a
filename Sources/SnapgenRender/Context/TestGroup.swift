import SnapgenModel

/// Neighbouring tests of one source file that are compiled under one condition, and that one extension holds.
struct TestGroup: Equatable {
    /// The source file.
    var path: RelativePath
    /// The condition behind `#if`; empty where the tests are always compiled.
    var condition: String
    /// At most `largest` of them.
    var tests: ArraySlice<PlannedTest>
    /// The conditions that the tests of the source file need, in its first group.
    var conditions: [PreviewCondition] = []

    /// A hundred functions in an extension compile as fast as fewer, and an editor still shows them.
    static let largest = 100

    /// The tests in order, grouped.
    static func groups(of tests: [PlannedTest]) -> [TestGroup] {
        var groups: [TestGroup] = []
        var start = tests.startIndex
        var conditions = Dictionary(grouping: tests, by: \.entry.path).mapValues(PreviewCondition.all)
        while start < tests.endIndex {
            let (path, required) = (tests[start].entry.path, tests[start].entry.testConditions)
            let condition = condition(of: required)
            let candidates = tests[start...].prefix(largest)
            let end = candidates.firstIndex {
                $0.entry.path != path
                    || $0.entry.testConditions != required && self.condition(of: $0.entry.testConditions) != condition
            }
            groups.append(
                TestGroup(
                    path: path, condition: condition, tests: tests[start..<(end ?? candidates.endIndex)],
                    conditions: conditions.removeValue(forKey: path) ?? []))
            start = groups[groups.count - 1].tests.endIndex
        }
        return groups
    }

    /// The conditions of `#if`s inside one another as one.
    static func condition(of conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}
