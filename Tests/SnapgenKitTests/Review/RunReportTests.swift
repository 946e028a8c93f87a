import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("reports of runs")
struct RunReportTests {
    private let project: ReviewedProject

    init() throws {
        project = try ReviewedProject()
    }

    @Test func casesHaveTheirStatuses() throws {
        try project.add("Cart", .passed, reference: "1\n")
        try project.add("Changed", .changed, reference: "1\n", actual: "2\n")
        try project.add("Crash", .crashed)
        try project.add("New", .new, actual: "2\n")
        try project.add("Old", .changed, reference: "1\n", actual: "2\n", then: "3\n")
        try project.write("1\n", to: "Refs/ShopTests/Shop/Gone.full.json")
        try project.write("1\n", to: "Refs/ShopTests/Shop/Never.full.json")
        let titles = ["Cart", "Changed", "Crash", "New", "Old", "Never", "Nothing"]
        let report = try project.review(plan(titles.map { try entry($0) }))
        let statuses = Dictionary(uniqueKeysWithValues: report.cases.map { ($0.snapshot.entry ?? "Gone", $0.status) })
        #expect(
            statuses == [
                "Cart": .passed, "Changed": .changed, "Crash": .crashed, "New": .new, "Old": .outdated,
                "Gone": .deleted, "Never": .notRun, "Nothing": .notRun,
            ])
        #expect(["changed", "notRun", "missing"].map { report.summary[$0] } == [1, 2, 1])
        #expect(report.time == 5)
    }

    @Test func changedTextHasItsLinesAndItsPlace() throws {
        let text = "import A\r\n\r\nenum Cart {\u{2028}}\n\tlet four = 4\n" + String(repeating: "5", count: 300)
        try project.write(text, to: "Sources/Shop/Cart.swift")
        let report = try changedCart()
        let item = try #require(report.cases.first)
        #expect(item.text?.lines.map(\.kind) == [.removed, .added])
        #expect(item.snapshot.source == ReportCase.Source(path: "Sources/Shop/Cart.swift", line: 4))
        #expect(
            [item.snapshot.module, item.test, item.snapshot.sample] == ["Shop", "ShopSnapshotTests/testCart", "full"])
        #expect(item.reference?.file == "snapshots/reference/ShopTests/Shop/Cart.full.json")
        #expect(try project.read("report/snapshots/actual/ShopTests/Shop/Cart.full.json") == "2\n")
        let excerpt = try #require(report.excerpts.first)
        #expect((excerpt.path, excerpt.line, excerpt.first) == ("Sources/Shop/Cart.swift", 4, 2))
        #expect(excerpt.lines.prefix(3) == ["", "enum Cart {\u{2028}}", "\tlet four = 4"])
        #expect(excerpt.lines.last == String(repeating: "5", count: 240) + "…")
    }

    @Test func resultsAreLinkedAndReferencesAreCopied() throws {
        let (reference, actual) = ("ShopTests/Shop/Cart.full.json", "results/artifacts/ShopTests/Shop/Cart.full.json")
        for _ in 0..<2 { #expect(try changedCart().cases.first?.acceptable == true) }
        #expect(try project.fileNumber("report/snapshots/actual/\(reference)") == project.fileNumber(actual))
        // A test that records writes to the file.
        try project.overwrite("3\n", in: "Refs/\(reference)")
        #expect(try project.read("report/snapshots/reference/\(reference)") == "1\n")
    }

    @Test func pictureThatHasNotTheSizeOfItsScreenHasAReason() throws {
        var cart = try entry("Cart")
        cart.strategy = .image
        let plan = try plan(cart)
        let reference = try #require(plan.cases.first?.reference)
        try project.write(picture(4, 5).png(), to: reference)
        let (report, screen) = (try project.review(plan, includesAll: true), "1170 x 2532")
        #expect(report.cases.compactMap(\.reason) == ["the reference has 4 x 5 pixels, and its screen \(screen)"])
        let problem = "has not the size of the screen: 4 x 5 pixels in place of \(screen); record again"
        let inventory = try project.inventory(plan)
        #expect(inventory.diagnostics(of: inventory.references).map(\.message).contains(problem))
    }

    @Test func sourcesThatCannotBeReadOrHaveChangedAreLeftOut() throws {
        #expect(try changedCart().excerpts.isEmpty)
        try project.write("// one line", to: "Sources/Shop/Cart.swift")
        #expect(try project.review(plan(entry("Cart"))).excerpts.isEmpty)
    }

    private func changedCart() throws -> ReviewReport {
        try project.add("Cart", .changed, reference: "1\n", actual: "2\n")
        return try project.review(plan(entry("Cart")))
    }

    @Test func allSnapshotsHaveTheirFilesTheirSourcesAndTheCommentsBeforeThemWithoutARun() throws {
        try project.write("1\n2\n", to: "Refs/ShopTests/Shop/Cart.full.json")
        try project.write("import A\n/// One,\n/// two.\n@A case full\n", to: "Sources/Shop/Cart.swift")
        let report = try project.review(plan(entry("Cart"), entry("Row")), includesAll: true)
        #expect(report.diagnostics.isEmpty && report.time == nil)
        #expect(report.cases.map(\.status) == [.notRun, .notRun])
        #expect(report.cases[0].text?.lines.map(\.kind) == [.same, .same])
        #expect(report.cases[0].reference?.file == "snapshots/reference/ShopTests/Shop/Cart.full.json")
        #expect(report.cases[1].text == nil && report.cases[1].reference == nil)
        #expect(report.excerpts.map(\.first) == [2])
        #expect(try project.review(plan(entry("Cart"), entry("Row"))).diagnostics.map(\.id) == [.incompleteResults])
    }

    @Test func recordedResultIsTheActualOne() throws {
        try project.add("Cart", .new, reference: "1\n", isRecorded: true)
        // The sample is known from the run.
        let item = try #require(try project.review(plan(entry("Cart", nil))).cases.first)
        #expect(item.status == .new && item.snapshot.sample == "full" && item.recorded)
        #expect(item.reference == nil && item.actual?.bytes == 2)
    }

    @Test func actualResultThatIsGoneIsAReasonAndNoFailure() throws {
        try project.add("Cart", .changed, reference: "1\n", actual: "2\n")
        try project.remove("results/artifacts/ShopTests/Shop/Cart.full.json")
        let item = try #require(try project.review(plan(entry("Cart"))).cases.first)
        #expect(item.status == .changed)
        #expect(item.reason?.contains("does not exist any more") == true)
    }

    @Test func incompleteAndOldResultsAreSaid() throws {
        try project.add("Cart", .passed, reference: "1\n")
        try project.add("Renamed", .passed)
        let report = try project.review(plan(entry("Cart"), entry("Total")))
        #expect(report.diagnostics.map(\.id) == [.incompleteResults, .outdatedResults])
        #expect(report.diagnostics.first?.message.hasPrefix("1 of 2 snapshots have no result") == true)
    }

    @Test func filterLimitsTheReport() throws {
        try project.add("Cart", .passed, reference: "1\n")
        try project.add("Total", .changed, reference: "1\n", actual: "2\n")
        let report = try project.review(plan(entry("Cart"), entry("Total"), entry("Other")), only: "Total")
        #expect(report.cases.map(\.snapshot.entry) == ["Total"])
        #expect(report.diagnostics.isEmpty)
    }
}
