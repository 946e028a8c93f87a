import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Moves of references")
struct ReferenceMovesTests {
    private static let batches = [
        Batch(
            name: "regular",
            products: [
                EnvironmentProduct(layouts: [.device(Device(name: "iPad", width: 1, height: 1, scale: 2))])
            ])
    ]

    private func configuration(_ naming: ReferenceNaming) -> Configuration {
        var configuration = travelSettings(batches: Self.batches)
        configuration.references.naming = naming
        configuration.references.folder = location(naming == .snapgen ? "New" : "Old").path
        return configuration
    }

    private func previews(_ title: String, _ samples: [Sample]?, skipped: String? = nil) -> CatalogEntry {
        var entry = foundEntry(title, name: "\(title)_Previews", samples: samples)
        entry.kind = .previews
        entry.status = skipped == nil ? .included : .skipped
        entry.reason = skipped
        return entry
    }

    private func samples(_ labels: String?...) -> [Sample] {
        labels.enumerated().map { Sample(number: $0 + 1, label: $1, line: $0 + 1) }
    }

    private func moves(_ entries: CatalogEntry..., files: [String] = [], isComplete: Bool = false) -> ReferenceMoves {
        ReferenceMoves(
            of: Catalog(entries: entries), from: configuration(.prefire), to: configuration(.snapgen), files: files,
            isComplete: isComplete)
    }

    private func shown(_ moves: ReferenceMoves) -> [String] {
        moves.moves.map { "\($0.from) \($0.to.replacing("New/TravelSnapshotTests/TravelUI/", with: ""))" }
    }

    @Test("a file moves from its old name to its new one, sorted; a file that is not there does not")
    func existing() {
        let moves = moves(
            previews("Row", samples(nil, "Busy", nil)), files: ["Old/test_row-iPad.2.png", "Old/Busy-iPad.1.png"])
        #expect(shown(moves) == ["Old/Busy-iPad.1.png Row-iPad.Busy.png", "Old/test_row-iPad.2.png Row-iPad.3.png"])
        #expect(moves.diagnostics == [])
    }

    @Test("on demand every file is listed that there may be")
    func complete() {
        #expect(
            shown(moves(previews("Row", samples(nil)), isComplete: true)) == ["Old/test_row-iPad.1.png Row-iPad.1.png"])
    }

    @Test("of samples that only running tells, the files that are there move by their number")
    func open() {
        let files = ["Old/test_row-iPad.1.png", "Old/test_row-iPad.12.png", "Old/test_row-iPad.x.png"]
        let moves = moves(previews("Row", nil), files: files)
        #expect(
            shown(moves) == [
                "Old/test_row-iPad.1.png Row-iPad.1.png", "Old/test_row-iPad.12.png Row-iPad.12.png",
            ])
    }

    @Test("a file that two previews share moves once, with a warning that says where to copy it")
    func shared() {
        let moves = moves(previews("A", samples("X")), previews("B", samples("X")), files: ["Old/X-iPad.1.png"])
        #expect(shown(moves) == ["Old/X-iPad.1.png A-iPad.X.png"])
        #expect(moves.diagnostics.map(\.path) == ["Old/X-iPad.1.png"])
        #expect(
            moves.diagnostics.first?.message.contains("copy it to 'New/TravelSnapshotTests/TravelUI/B-iPad.X.png'")
                == true)
    }

    @Test("a place that is taken is left alone, with a warning")
    func taken() {
        let files = ["Old/test_row-iPad.1.png", "New/TravelSnapshotTests/TravelUI/Row-iPad.1.png"]
        let moves = moves(previews("Row", samples(nil)), files: files)
        #expect(moves.moves == [])
        #expect(moves.diagnostics.map(\.path) == ["Old/test_row-iPad.1.png"])
    }

    @Test(
        "a picture that belongs to nothing is reported, with the reason where there is one",
        arguments: [
            ("Old/Gone.1.png", "belongs to no preview"),
            ("Old/X-accessibility.1.png", "was made by AccessibilitySnapshot"),
            ("Old/test_other-iPad.1.png", "belongs to 'Other', which is skipped: it is private"),
        ])
    func leftover(file: String, message: String) {
        let moves = moves(
            previews("Row", samples(nil)), previews("Other", samples(nil), skipped: "it is private"),
            files: [file, "Old/notes.txt", "New/TravelSnapshotTests/TravelUI/x.png"])
        #expect(moves.diagnostics.map(\.path) == [file])
        #expect(moves.diagnostics.allSatisfy { $0.message.hasPrefix(message) })
    }

    @Test("a reference by number becomes that of the view which its preview is called after")
    func formerTitles() {
        var badge = foundEntry("Row_Badge", samples: samples(nil))
        badge.declaration.formerTitle = "Row_1"
        let catalog = Catalog(entries: [badge, foundEntry("Other", samples: samples(nil))])
        let files = ["Row_1-iPad.1.png", "Other-iPad.1.png"].map { "\(Self.folder)/\($0)" }
        let moves = ReferenceMoves(
            of: catalog, from: own(.snapgen), to: own(.snapgen), files: files, fromFormerTitles: true)
        #expect(moves.moves.map { [$0.from, $0.to] } == [[files[0], "\(Self.folder)/Row_Badge-iPad.1.png"]])
        #expect(moves.diagnostics == [])
    }

    @Test("labels become numbers, and numbers labels, in the folder where the files are")
    func numbers() {
        let catalog = Catalog(entries: [foundEntry("Row", samples: samples("Busy", nil, "7"))])
        let labelled = ["Row-iPad.Busy.png", "Row-iPad.2.png", "Row-iPad.3.png"].map { "\(Self.folder)/\($0)" }
        let numbered = ["Row-iPad.1.png", "Row-iPad.2.png", "Row-iPad.3.png"].map { "\(Self.folder)/\($0)" }
        let there = ReferenceMoves(of: catalog, from: own(.snapgen), to: own(.numbered), files: labelled)
        #expect(there.moves.map { [$0.from, $0.to] } == [[labelled[0], numbered[0]]])
        let back = ReferenceMoves(of: catalog, from: own(.numbered), to: own(.snapgen), files: numbered)
        #expect(back.moves.map { [$0.from, $0.to] } == [[numbered[0], labelled[0]]])
        #expect(there.diagnostics + back.diagnostics == [])
    }

    @Test("a file that has its new name already is no leftover")
    func halfWay() {
        let catalog = Catalog(entries: [foundEntry("Row", samples: samples("Busy", "Idle"))])
        let files = ["Row-iPad.1.png", "Row-iPad.Idle.png"].map { "\(Self.folder)/\($0)" }
        let moves = ReferenceMoves(of: catalog, from: own(.snapgen), to: own(.numbered), files: files)
        #expect(moves.moves.map(\.from) == [files[1]])
        #expect(moves.diagnostics == [])
    }

    @Test(
        "where only running tells a label or a number, the file is left with a warning",
        arguments: [(ReferenceNaming.snapgen, "Busy"), (.numbered, "1")])
    func untold(naming: ReferenceNaming, sample: String) {
        let catalog = Catalog(entries: [foundEntry("Row", samples: nil)])
        let file = "\(Self.folder)/Row-iPad.\(sample).png"
        let other = naming == .numbered ? ReferenceNaming.snapgen : .numbered
        let moves = ReferenceMoves(of: catalog, from: own(naming), to: own(other), files: [file])
        #expect(moves.moves == [])
        #expect(moves.diagnostics.map(\.path) == [file])
    }

    @Test("of two files that would become one, the first moves and the other is reported")
    func oneForTwo() {
        let catalog = Catalog(entries: [previews("A", samples("X")), previews("B", samples("X"))])
        let files = ["A-iPad.X.png", "B-iPad.X.png"].map { "\(Self.folder)/\($0)" }
        let moves = ReferenceMoves(of: catalog, from: own(.snapgen), to: own(.prefire), files: files)
        #expect(moves.moves.map { [$0.from, $0.to] } == [[files[0], "New/X-iPad.1.png"]])
        #expect(moves.diagnostics.map(\.path) == [files[1]])
    }

    private static let folder = "New/TravelSnapshotTests/TravelUI"

    private func own(_ naming: ReferenceNaming) -> Configuration {
        var configuration = configuration(.snapgen)
        configuration.references.naming = naming
        return configuration
    }
}
