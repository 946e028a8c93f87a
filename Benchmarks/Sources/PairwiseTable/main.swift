import SnapgenPlan
import SnapgenTestSupport

/// Returns the result of some work and its duration in milliseconds.
func milliseconds<Result>(_ work: () -> Result) -> (Result, Int) {
    var result: Result?
    let time = ContinuousClock().measure { result = work() }
    guard let result else { preconditionFailure("the work was not done") }
    return (result, Int(time / .milliseconds(1)))
}

/// Returns a row of a Markdown table.
func line(_ cells: [Any]) -> String {
    "| \(cells.map { "\($0)" }.joined(separator: " | ")) |"
}

print(line(["model", "rows", "PICT", "best known", "ms", "every pair"]))
print(line(Array(repeating: "---", count: 6)))
for model in PublishedModel.all {
    let (rows, time) = milliseconds { CoveringArray.rows(for: CoveringModel(levels: model.levels)) }
    let problems = CoverageChecker(levels: model.levels).problems(in: rows)
    let verdict = problems.isEmpty ? "occurs" : "\(problems.count) missing"
    print(line([model, rows.count, model.pict, model.bestKnown, time, verdict]))
}

/// Random models, generated from a fixed seed.
var random = SplitMix64(state: 1)
let small = (0..<200).map { _ in
    (0..<Int.random(in: 2...6, using: &random)).map { _ in Int.random(in: 2...6, using: &random) }
}
let (arrays, time) = milliseconds { small.map { CoveringArray.rows(for: CoveringModel(levels: $0)) } }
let checked = zip(small, arrays).map { (CoverageChecker(levels: $0), $1) }
let least = checked.count { checker, rows in rows.count == checker.bound && checker.problems(in: rows).isEmpty }
print("\n\(least) of \(small.count) random models of 2 to 6 axes with 2 to 6 values are as small as can be.")
print("All of these together took \(time) ms.")
