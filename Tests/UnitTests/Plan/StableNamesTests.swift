import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names in random projects")
struct StableNamesTests {
    @Test(
        "are unique and valid, and do not depend on entries whose names begin otherwise",
        arguments: 0..<TestTier.properties.count(2, of: 20))
    func stable(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        var problems: [String] = []
        for _ in 0..<100 {
            let planner = TestPlanner(configuration(&random))
            func plan(_ files: [ScannedFile]) -> TestPlan {
                let project = ScannedProject(files: files, modules: Array(Set(files.map(\.module))))
                return planner.plan(CatalogResolver(settings: CatalogSettings()).resolution(of: project).catalog)
            }
            let cells = file("App/Cell.swift", types: "Cell", &random)
            let rows = [
                file("App/Other/Row.swift", types: nil, &random), file("App/Row.swift", types: "Row", &random),
                file("Kit/Row.swift", types: "Row", &random),
            ]
            let all = plan(rows + [cells])
            problems += self.problems(of: all)
            if names(in: cells.path, of: all) != names(in: cells.path, of: plan([cells])) {
                problems.append("\(names(in: cells.path, of: all))")
            }
        }
        #expect(problems.prefix(5) == [])
    }

    private static let longScreen = SnapshotEnvironment.Layout.device(
        Device(name: String(repeating: "x", count: 80), width: 1, height: 1, scale: 1))

    private func configuration(_ random: inout SplitMix64) -> Configuration {
        let names = ["phone", "wide-phone", "none"]
        let devices = names.map { Device(name: $0, width: 1, height: 1, scale: 1, isInNames: $0 != "none") }
        let screens = devices.map { SnapshotEnvironment.Layout.device($0) }
        let batches = [
            Batch(name: "regular", products: [EnvironmentProduct(layouts: Array(screens.prefix(2)), themes: [.light])]),
            Batch(name: "fits", products: [EnvironmentProduct(layouts: [.sizeThatFits], themes: [.light, .dark])]),
            Batch(name: "long", products: [EnvironmentProduct(layouts: [Self.longScreen])]),
            Batch(name: "nameless", products: [EnvironmentProduct(layouts: [screens[2]])]),
        ]
        var configuration = travel(
            granularity: TestSettings.Granularity.allCases.randomElement(using: &random) ?? .entry, batches: batches)
        configuration.references.naming = Bool.random(using: &random) ? .snapgen : .numbered
        return configuration
    }

    private static let endings = [
        "", "_Previews", "Previews", ".Cell", "_Cell", "_x", "_1", " wide", "_phone_light", "Straße", "STRASSE",
        String(repeating: "Long", count: 22) + "er", String(repeating: "long", count: 22) + "ER",
    ]

    private static let alike = [
        "x", "X", "x wide", "x-wide", "x wide phone", "x light", "x_light", "x phone-light", "1", "2", "\u{E9}",
        "e\u{301}", "\u{3C2}", "\u{3C3}", "🙂", "❤️", "❤", "", "a/b", "a\\b", "x\u{200D}", "Loading",
        String(repeating: "é", count: 80), String(repeating: "É", count: 80),
    ]

    /// A file of macros, and of types whose names begin with a word.
    private func file(_ path: String, types word: String?, _ random: inout SplitMix64) -> ScannedFile {
        let path = location("Sources/\(path)").path
        var file = ScannedFile(path: path, module: String(path.components[1]))
        let names = word.map { word in Self.endings.shuffled(using: &random).prefix(3).map { word + $0 } } ?? []
        for line in 1...6 {
            let context = ScannedContext(
                location: SourceLocation(path: path, line: line * 10, column: 1), conditions: [],
                directives: Directives(batch: [nil, "fits", "long", "nameless"].randomElement(using: &random) ?? nil))
            if line <= names.count {
                let samples = (1...3).map { Sample(number: $0, label: displayName(&random), line: line * 10 + $0) }
                file.declarations.append(
                    ScannedDeclaration(
                        kind: .struct, name: names[line - 1],
                        inherited: [Bool.random(using: &random) ? "Testable" : "TestableState"],
                        offers: [SampleSource(property: "samples", content: .listed(samples))], context: context))
            } else {
                file.macros.append(
                    ScannedMacro(
                        macro: "Preview", displayName: displayName(&random),
                        content: ScannedMacro.Content(
                            source: PreviewSource(), samples: [Sample(number: 1, line: line * 10)]),
                        context: context))
            }
        }
        return file
    }

    private func displayName(_ random: inout SplitMix64) -> String? {
        if Int.random(in: 0..<5, using: &random) == 0 { return nil }
        return (Bool.random(using: &random) ? Self.alike : NastyText.all).randomElement(using: &random)
    }

    private func names(in path: RelativePath, of plan: TestPlan) -> [String] {
        let tests = plan.suites.flatMap { suite in
            suite.tests.filter { $0.entry.path == path }.map { "\(plan.target).\(suite.name)/\($0.function)" }
        }
        let known = Set(tests)
        return tests + plan.cases.filter { known.contains($0.test) }.map(\.reference)
    }

    private func problems(of plan: TestPlan) -> [String] {
        let files = plan.cases.map(\.reference)
        let folded = Dictionary(grouping: files) { $0.lowercased().uppercased().lowercased() }
        let shared = plan.suites.flatMap { suite in
            Dictionary(grouping: suite.tests, by: \.function).filter { Set($0.value.map(\.entry.title)).count > 1 }.keys
        }
        return folded.values.filter { $0.count > 1 }.map { "alike: \($0)" }
            + files.filter { !isValid($0) }.map { "invalid: \($0)" } + shared.map { "shared: \($0)" }
    }

    private func isValid(_ reference: String) -> Bool {
        let name = reference.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 200 && parts.count == 3 && parts.allSatisfy { FileNameRule.allows($0) }
    }
}
