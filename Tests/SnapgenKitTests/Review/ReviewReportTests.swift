import Dispatch
import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("reports of runs")
struct RunReportTests {
    private let project: ReviewedProject

    init() throws { project = try ReviewedProject() }

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

    @Test func bothFoldersOfAComparisonAreLinked() throws {
        for side in ["old", "new"] { try project.write(side, to: "\(side)/Cart.json") }
        _ = try project.compare("old", "new")
        for (side, role) in [("old", "reference"), ("new", "actual")] {
            let file = "report/snapshots/\(role)/Cart.json"
            #expect(try project.fileNumber(file) == project.fileNumber("\(side)/Cart.json"))
        }
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
        #expect(item.reason?.contains("does not exist any more") == true && item.text == nil)
    }

    @Test func referenceThatCannotBeReadIsNotSaidToBeDeleted() throws {
        try project.add("Cart", .passed, reference: "1\n")
        try project.remove("Refs/ShopTests/Shop/Cart.full.json")
        try project.write("1\n", to: "Refs/ShopTests/Shop/Total.full.json")
        try project.link("Refs/ShopTests/Shop/Cart.full.json", to: "Total.full.json")
        let item = try #require(try project.review(plan(entry("Cart")), includesAll: true).cases.first)
        #expect(item.status == .passed)
        #expect(item.reason?.contains("cannot be read") == true && item.reason?.contains("deleted") == false)
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

@Suite("reports of two folders")
struct FolderReportTests {
    private let project: ReviewedProject

    init() throws { project = try ReviewedProject() }

    @Test func picturesAreCompared() throws {
        let (old, new) = (try picture(40, 30), try picture(40, 30, (box(4, 5), 0)))
        for name in ["a", "b", "c", "e"] { try project.write(old.png(), to: "old/\(name).png") }
        for (name, picture) in [("a", new), ("b", old), ("d", old), ("e", try picture(40, 36))] {
            try project.write(picture.png(), to: "new/\(name).png")
        }
        let report = try project.compare("old", "new")
        #expect(report.cases.map(\.status) == [.changed, .passed, .deleted, .new, .changed])
        #expect(report.cases[0].difference?.boxes == [box(4, 5)])
        #expect(report.cases[0].actual?.width == 40 && report.cases[1].reference?.file == nil)
        let changes = [0, 4].map { report.cases[$0].difference }
        #expect(changes.map { $0?.changed } == [200, 240] && changes.map { $0?.sameSize } == [true, false])
    }

    @Test func equalChangesHaveAGroup() throws {
        for name in ["a", "b", "c"] { try project.write(picture(90, 90).png(), to: "old/\(name).png") }
        try project.write(picture(90, 90, (box(4, 5), 0)).png(), to: "new/a.png")
        try project.write(picture(90, 90, (box(40, 50), 0)).png(), to: "new/b.png")
        try project.write(picture(90, 90, (box(40, 50), 9)).png(), to: "new/c.png")
        let report = try project.compare("old", "new")
        #expect(report.groups.map(\.cases) == [2])
        #expect(report.cases.map { $0.group != nil } == [true, true, false])
    }

    @Test(arguments: [
        ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4\n", "Git LFS pointer", false),
        ("no picture", "not a PNG", true),
    ])
    func filesThatAreNotDecodedHaveAReason(contents: String, reason: String, isCopied: Bool) throws {
        try project.write(picture(40, 30).png(), to: "old/a.png")
        try project.write(contents, to: "new/a.png")
        let item = try #require(try project.compare("old", "new").cases.first)
        #expect(item.status == .changed && item.difference == nil && item.reason?.contains(reason) == true)
        #expect((item.actual?.file != nil) == isCopied)
    }

    @Test func namesAreKeptAsTheyAre() throws {
        let name = "a</script>\"'&#%?é \u{202e}.png"
        try project.write(picture(4, 4).png(), to: "new/\(name)")
        try project.write("", to: "old/b.txt")
        let report = try project.compare("old", "new")
        #expect(report.cases[0].path == name)
        try project.save(report)
        #expect(project.exists("report/snapshots/actual/\(name)"))
    }

    @Test func copiesOfAnEarlierReportAreRemoved() throws {
        try project.write("1", to: "old/a.txt")
        try project.write("2", to: "new/a.txt")
        try project.save(project.compare("old", "new"))
        #expect(project.exists("report/snapshots/actual/a.txt"))
        try project.write("1", to: "new/a.txt")
        try project.write("x", to: "report/own.txt")
        try project.save(project.compare("old", "new"))
        #expect(!project.exists("report/snapshots/actual/a.txt"))
        #expect(project.exists("report/own.txt"))
    }
}

@Suite("reports of commits")
struct GitReviewTests {
    private let project: ReviewedProject

    init() throws {
        project = try ReviewedProject()
        try project.write(picture(40, 30).png(), to: "Refs/a.png")
        for file in ["Refs/b.txt", "Refs/é ü.txt", "Refs/same.txt", "other.txt"] { try project.write("1\n", to: file) }
        try project.git("init", "--quiet", "--initial-branch=main")
        try project.commit()
    }

    @Test(arguments: [false, true]) func workingTreeOrCommitIsComparedWithACommit(isCommitted: Bool) throws {
        try project.write(picture(40, 30, (box(4, 5), 0)).png(), to: "Refs/a.png")
        try project.remove("Refs/b.txt")
        try project.write("2\n", to: "Refs/é ü.txt")
        try project.write("1\n", to: "Refs/new.txt")
        try project.write("2\n", to: "other.txt")
        if isCommitted { try project.commit() }
        let report = try project.review(from: isCommitted ? "main~1" : "main", to: isCommitted ? "main" : nil)
        #expect(report.cases.map(\.path) == ["a.png", "b.txt", "new.txt", "same.txt", "é ü.txt"])
        #expect(report.cases.map(\.status) == [.changed, .deleted, .new, .passed, .changed])
        #expect(report.cases[0].difference?.changed == 200)
        #expect(report.cases[4].text?.lines.map(\.text) == ["1", "2"])
        #expect(report.base?.hasPrefix("main") == true)
    }

    @Test(arguments: ["nothing", "--all", "-h", "main other", ""]) func unknownRevisionIsAnError(name: String) throws {
        #expect(problems { try project.review(from: name) }.map(\.id) == [.unreadableInput])
    }

    @Test func picturesOfLFSComeFromTheLocalStore() throws {
        try project.write(Self.pointer, to: "Refs/a.png")
        try project.commit()
        try project.write(picture(40, 30, (box(4, 5), 0)).png(), to: "Refs/a.png")
        let missing = try project.review(from: "HEAD").cases[0]
        #expect(missing.status == .failed && missing.reason?.contains("git lfs fetch") == true)
        try project.write(picture(40, 30).png(), to: Self.object)
        let found = try project.review(from: "HEAD").cases[0]
        #expect(found.status == .changed && found.difference?.changed == 200)
    }

    @Test func filesThatTheIndexDoesNotKnowAreComparedAsTheyAre() throws {
        try project.write(Self.pointer, to: "Refs/a.png")
        try project.commit()
        try project.write(picture(40, 30).png(), to: Self.object)
        try project.write("*.png filter=lfs\n", to: ".git/info/attributes")
        try project.git("config", "filter.lfs.clean", "false")
        try project.git("config", "filter.lfs.required", "true")
        try project.write(picture(40, 30).png(), to: "Refs/a.png")
        try project.write("1\n", to: "Refs/b.txt")
        #expect(try project.review(from: "HEAD").cases.allSatisfy { $0.status == .passed })
        try project.git("config", "filter.a=b.clean", "false")
        #expect(throws: DiagnosticError.self) { try project.review(from: "HEAD") }
    }

    private static let hash = String(repeating: "ab", count: 32)
    private static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 100\n"
    private static let object = ".git/lfs/objects/ab/ab/\(hash)"
}

extension ReviewedProject {
    fileprivate func git(_ arguments: String...) throws {
        let user = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        _ = try Program.git.run(["-C", root] + user + arguments)
    }

    fileprivate func commit() throws {
        try git("add", "--all", "Refs", "other.txt")
        try git("commit", "--quiet", "--message", "A")
    }

    fileprivate func review(from base: String, to head: String? = nil) throws -> ReviewReport {
        let folder = "\(root)/Refs"
        let repository = GitRepository(of: folder, in: LocalFileSystem())
        let old = try repository.revision(base)
        let new = try head.map { try repository.revision($0) }
        let review = try Review(from: old, to: new, of: folder, in: repository, LocalFileSystem())
        return try builder().report(of: review, title: "Shop", base: old.label, head: new?.label)
    }
}
