import SnapgenNames
import SnapgenPlan

/// A plan as text: each test with its references.
struct PlanReport {
    let plan: TestPlan
    let style: Style

    /// The text: a block for each test function, the previews without a test, the coverage of reduced batches, and the counts.
    var text: String {
        let blocks = tests.map { test in
            style(.bold, test.name) + "\n" + test.cases.map { "  \(VisibleText.escaped($0.reference))\n" }.joined()
        }
        return blocks.joined() + (blocks.isEmpty ? "" : "\n") + leftOut + savings + counts + "\n"
    }

    /// A line for each preview of the program that has no test: `TravelUI/Row.swift#Small: it stands in a generic type`.
    private var leftOut: String {
        let lines = plan.previews.compactMap { preview in
            preview.reason.map { "  \(VisibleText.escaped("\(preview.entry): \($0)"))\n" }
        }
        return lines.isEmpty ? "" : style(.bold, "left out") + "\n" + lines.joined() + "\n"
    }

    /// A line for each batch that is not the full product: `everyone: 9 of 36 environments, every pair occurs`.
    private var savings: String {
        plan.batches.filter { $0.environments.count < $0.combinations }.map { batch in
            let figures = "\(batch.environments.count) of \(count(batch.combinations, "environment"))"
            let coverage = batch.strength.map { ", every \($0 == 2 ? "pair" : "triple") occurs" }
            return "\(VisibleText.escaped(batch.name)): \(figures)\(coverage ?? "")\n"
        }.joined()
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

    private var counts: String {
        let open = plan.cases.count { $0.sample == ReferenceName.anySample }
        let tests = plan.suites.reduce(0) { $0 + $1.tests.count }
        var parts = [count(tests, "test"), count(plan.cases.count - open, "snapshot")]
        if open > 0 { parts.append("\(count(open, "name")) whose samples (*) are known at run time") }
        return style(.bold, parts.joined(separator: ", "))
    }
}
