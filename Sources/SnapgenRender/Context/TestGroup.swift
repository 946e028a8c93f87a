import SnapgenModel

/// Neighbouring tests that are compiled under one condition, and that one extension holds.
struct TestGroup: Equatable {
    /// The condition behind `#if`; empty where the tests are always compiled.
    var condition: String
    /// At most `largest` of them.
    var tests: ArraySlice<PlannedTest>

    /// A hundred functions in an extension compile as fast as fewer, and an editor still shows them.
    static let largest = 100

    /// The tests in order, grouped.
    static func groups(of tests: [PlannedTest]) -> [TestGroup] {
        var groups: [TestGroup] = []
        var start = tests.startIndex
        while start < tests.endIndex {
            let conditions = tests[start].entry.testConditions
            let condition = condition(of: conditions)
            let candidates = tests[start...].prefix(largest)
            let end = candidates.firstIndex {
                $0.entry.testConditions != conditions && self.condition(of: $0.entry.testConditions) != condition
            }
            groups.append(TestGroup(condition: condition, tests: tests[start..<(end ?? candidates.endIndex)]))
            start = groups[groups.count - 1].tests.endIndex
        }
        return groups
    }

    /// The condition of all groups, or `nil` where they differ or have none.
    static func commonCondition(of groups: [TestGroup]) -> String? {
        guard let first = groups.first?.condition, !first.isEmpty else { return nil }
        return groups.allSatisfy { $0.condition == first } ? first : nil
    }

    /// The conditions of `#if`s inside one another as one.
    static func condition(of conditions: [String]) -> String {
        guard conditions.count > 1 else { return conditions.first ?? "" }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }
}
