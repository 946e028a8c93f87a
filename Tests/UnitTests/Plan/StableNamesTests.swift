import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan

@Suite("Names in a project of difficult names")
struct StableNamesTests {
    private static let batches = [nil, "fits", "long", "nameless"]

    @Test(
        "are unique and valid, and do not depend on entries whose names begin otherwise", arguments: batches.indices)
    func stable(firstBatch: Int) throws {
        var configuration = try Self.configuration.get()
        configuration.tests.granularity = TestSettings.Granularity.allCases[firstBatch % 3]
        configuration.references.naming = firstBatch.isMultiple(of: 2) ? .snapgen : .numbered
        func plan(_ files: [ScannedFile]) -> TestPlan {
            let project = ScannedProject(files: files, modules: Array(Set(files.map(\.module))))
            let catalog = CatalogResolver(settings: CatalogSettings()).resolution(of: project).catalog
            return TestPlanner(configuration).plan(catalog)
        }
        let cells = file("App/Cell.swift", types: "Cell", firstBatch)
        let rows = ["App/Other/Row.swift", "App/Row.swift", "Kit/Row.swift"].map { file($0, types: "Row", firstBatch) }
        let all = plan(rows + [cells])
        #expect(problems(of: all).prefix(5) == [])
        #expect(names(in: cells.path, of: all) == names(in: cells.path, of: plan([cells])))
    }

    private static let long = String(repeating: "x", count: 80)
    private static let configuration = Result {
        try read(
            """
            tests: { target: TravelSnapshotTests }
            devices:
              phone: { width: 1, height: 1 }
              wide-phone: { width: 1, height: 1 }
              none: { width: 1, height: 1, in_names: false }
              \(long): { width: 1, height: 1 }
            batches:
              regular: { devices: [phone, wide-phone], themes: [light] }
              fits: { layout: sizeThatFits, themes: [light, dark] }
              long: { devices: [\(long)] }
              nameless: { devices: [none] }
            """)
    }

    private static let endings = [
        "", "_Previews", "Previews", "_Cell", "_x", "_1", "_phone_light", "Straße", "STRASSE",
        String(repeating: "Long", count: 22) + "er", String(repeating: "long", count: 22) + "ER",
    ]

    private static let labels: [String?] =
        [
            "x", "X", "x wide", "x-wide", "x wide phone", "x light", "x_light", "x phone-light", "1", "2", "\u{E9}",
            "e\u{301}", "\u{3C2}", "\u{3C3}", "🙂", "❤️", "❤", "", "a/b", "a\\b", "x\u{200D}", "Loading",
            String(repeating: "é", count: 80), String(repeating: "É", count: 80), nil,
        ] + NastyText.all.prefix(100).map(Optional.some)

    /// Returns a file of types whose names begin with a word, and of macros, whose batches take turns.
    private func file(_ path: String, types word: String, _ firstBatch: Int) -> ScannedFile {
        let path = SnapgenTestSupport.path("Sources/\(path)")
        var file = ScannedFile(path: path, module: String(path.components[1]))
        func context(_ line: Int) -> ScannedContext {
            let batch = Self.batches[(line + firstBatch) % Self.batches.count]
            return ScannedContext(
                location: SourceLocation(path: path, line: line, column: 1), conditions: [],
                directives: Directives(batch: batch))
        }
        let samples = samples(Array(Self.labels.prefix(25)))
        file.declarations = Self.endings.enumerated().map { number, ending in
            let base = number.isMultiple(of: 3) ? "TestableState" : "Testable"
            return ScannedDeclaration(
                kind: .struct, name: word + ending, inherited: [base],
                offers: [SampleSource(property: .samples, content: .listed(samples))], context: context(number + 1))
        }
        file.macros = Self.labels.enumerated().map { number, label in
            ScannedMacro(
                macro: "Preview", displayName: label,
                content: ScannedMacro.Content(source: PreviewSource(), samples: [Sample(number: 1, line: number)]),
                context: context(100 + number))
        }
        return file
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
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isSafe = parts.allSatisfy { !$0.isEmpty && LibraryName.fileName($0) == $0 }
        let hasHidden = name.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
        return name.utf8.count <= 200 && parts.count == 3 && isSafe && !hasHidden
    }
}
