import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenPlan
import SnapgenScan
import SnapgenTestSupport
import SwiftParser
import SwiftSyntax

/// Checks for the plan of any scanned project and configuration.
struct PlanTarget {
    private let files: [ScannedFile]
    private let configuration: Configuration

    init(_ bytes: [UInt8]) {
        var project = FuzzProject(bytes)
        configuration = project.configuration()
        files = project.files()
    }

    func check() throws(Finding) {
        let catalog = CatalogResolver(settings: configuration.catalog, rules: configuration.rules).resolve(files)
        let planner = TestPlanner.migrating(configuration)
        let plan = planner.plan(catalog)
        try Finding.unless(plan == planner.plan(catalog), "planning the same catalog twice gives different plans")
        // If names collide, the plan has an error and nothing is written.
        if plan.diagnostics.contains(where: { $0.severity == .error }) { return }
        try checkFunctions(plan)
        try checkReferences(plan)
        try checkCases(plan)
    }

    /// Checks that function names are valid identifiers and unique in their suite, except in different branches of an
    /// `#if`.
    private func checkFunctions(_ plan: TestPlan) throws(Finding) {
        for suite in plan.suites {
            let names = suite.tests.map(\.function)
            for (name, tests) in Dictionary(grouping: suite.tests, by: \.function) {
                let places = Set(tests.map { [$0.entry.title, $0.entry.conditions.joined(separator: " ")] })
                let isOne = Set(places.map { $0[0] }).count == 1 && places.count == tests.count
                try Finding.unless(isOne, "several functions are called \(name): \(tests.map(\.entry.id))")
            }
            let source = "class \(suite.name) {\(names.map { "func \($0)() {}\n" }.joined())}"
            let tree = Parser.parse(source: source)
            let count = tree.tokens(viewMode: .sourceAccurate).count { _ in true }
            try Finding.unless(!tree.hasError && count == 5 + 6 * names.count, "names are not identifiers: \(source)")
        }
    }

    /// Checks that references are different files on every file system and have names that are valid on all of them.
    private func checkReferences(_ plan: TestPlan) throws(Finding) {
        let mayBeShared = configuration.naming.keepsOldNames
        var known: [String: PlannedCase] = [:]
        for planned in plan.cases {
            try Finding.unless(
                RelativePath(planned.reference)?.string == planned.reference, "\(planned.reference) is not a path")
            let name = planned.reference.split(separator: "/").last ?? ""
            if mayBeShared { continue }
            try Finding.unless(name.utf8.count <= 200, "\(name) is longer than 200 bytes")
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            let isSafe = parts.count == 3 && parts.allSatisfy { FileNameRule.allows($0) || $0 == "*" }
            try Finding.unless(isSafe, "\(name.debugDescription) is not a safe name")
            let other = known.updateValue(planned, forKey: SafeName.collisionKey(planned.reference))
            try Finding.unless(other == nil, "\(planned) and \(String(describing: other)) are one file")
        }
    }

    /// Checks that each case refers to a test and an environment of the plan.
    private func checkCases(_ plan: TestPlan) throws(Finding) {
        let tests = Set(
            plan.suites.flatMap { suite in suite.tests.map { "\(plan.target).\(suite.name)/\($0.function)" } })
        let environments = Set(plan.batches.flatMap { $0.environments.map(\.name) })
        for planned in plan.cases {
            try Finding.unless(tests.contains(planned.test), "there is no test \(planned.test)")
            let isKnown = planned.environment.map(environments.contains) ?? true
            try Finding.unless(isKnown, "there is no environment \(String(describing: planned.environment))")
        }
    }
}
