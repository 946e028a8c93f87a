import SnapgenModel
import SnapgenPlan

/// A plan as a table: each test with the references that it asserts.
struct PlanReport {
    let plan: TestPlan
    let style: Style

    /// One block per test function, then the counts.
    var text: String {
        let blocks = tests.map { test in style(.bold, test.name) + "\n" + references(of: test.cases) }
        return blocks.joined() + (blocks.isEmpty ? "" : "\n") + counts + "\n"
    }

    private var tests: [(name: String, cases: [PlannedCase])] {
        plan.cases.reduce(into: []) { tests, planned in
            if tests.last?.name == planned.test {
                tests[tests.count - 1].cases.append(planned)
            } else {
                tests.append((planned.test, [planned]))
            }
        }
    }

    private func references(of cases: [PlannedCase]) -> String {
        cases.map { "  \($0.reference)\n" }.joined()
    }

    private var counts: String {
        let counts = CaseCounts(plan)
        var parts = [count(counts.tests, "test"), count(counts.known, "snapshot")]
        if counts.open > 0 { parts.append("\(count(counts.open, "name")) whose samples (*) are known when run") }
        return style(.bold, parts.joined(separator: ", "))
    }
}
