import SnapgenTestSupport
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan
@testable import SnapgenScan
@testable import SnapgenSetup

@Suite("Moves of references")
struct ReferenceMovesTests {
    private static let folder = "New/TravelSnapshotTests/TravelUI"

    private func configuration(_ naming: ReferenceNaming, in folder: String = "New") -> Configuration {
        let pad = Device(name: "iPad", width: 1, height: 1, scale: 2)
        return travel {
            let product = EnvironmentProduct(layouts: [.device(screen: pad)])
            $0.environments.batches = [Batch(name: "regular", products: [product])]
            $0.references.naming = naming
            $0.references.folder = path(folder)
        }
    }

    private static func previews(_ title: String, _ samples: [Sample]?, skipped: String? = nil) -> CatalogEntry {
        var entry = entry(title, kind: .previews, samples: samples)
        entry.status = skipped == nil ? .included : .skipped
        entry.reason = skipped
        return entry
    }

    /// The moves from Prefire's names in the folder `Old` to snapgen's in `New`.
    private func moves(_ entries: [CatalogEntry], files: [String] = [], isComplete: Bool = false) -> ReferenceMoves {
        ReferenceMoves(
            of: Catalog(entries: entries), from: configuration(.prefire, in: "Old"), to: configuration(.snapgen),
            isComplete: isComplete
        ) { _ in files }
    }

    private func shown(_ moves: ReferenceMoves) -> [String] {
        moves.moves.map { "\($0.from) \($0.to)".replacing("\(Self.folder)/", with: "") }
    }

    @Test("a file of samples that only running tells moves by its number; on demand every file is listed that may be")
    func numbers() {
        let files = ["1", "12", "x"].map { "Old/test_row-iPad.\($0).png" }
        let existing = moves([Self.previews("Row", nil)], files: files)
        #expect(shown(existing) == ["\(files[0]) Row-iPad.1.png", "\(files[1]) Row-iPad.12.png"])
        #expect(existing.diagnostics == [])
        let complete = moves([Self.previews("Row", samples([nil]))], isComplete: true)
        #expect(shown(complete) == ["Old/test_row-iPad.1.png Row-iPad.1.png"])
    }

    @Test("a file whose new name no file system can store stays where it is, with a warning")
    func tooLong() {
        let moves = ReferenceMoves(
            of: Catalog(entries: [Self.previews("Row", samples([String(repeating: "é", count: 150)]))]),
            from: configuration(.snapgen), to: configuration(.prefire), isComplete: true
        ) { _ in [] }
        #expect(moves.moves == [] && moves.diagnostics.map { $0.message.contains("too long for a file") } == [true])
    }

    @Test("a file that two previews share moves once, with a warning that says where to copy it")
    func shared() {
        let entries = ["A", "B"].map { Self.previews($0, samples(["X"])) }
        let moves = moves(entries, files: ["Old/X-iPad.1.png"])
        #expect(shown(moves) == ["Old/X-iPad.1.png A-iPad.X.png"])
        #expect(moves.diagnostics.map(\.path) == ["Old/X-iPad.1.png"])
        #expect(moves.diagnostics.first?.message.contains("copy it to '\(Self.folder)/B-iPad.X.png'") == true)
        let files = ["A", "B"].map { "\(Self.folder)/\($0)-iPad.X.png" }
        let backward = inPlace(entries, from: .snapgen, to: .prefire, files)
        #expect(shown(backward) == ["A-iPad.X.png New/X-iPad.1.png"])
        #expect(backward.diagnostics.map(\.path) == [files[1]])
    }

    @Test("a place that is taken is left alone, with a warning")
    func taken() {
        let files = ["Old/test_row-iPad.1.png", "\(Self.folder)/Row-iPad.1.png"]
        let moves = moves([Self.previews("Row", samples([nil]))], files: files)
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
        let entries = [
            Self.previews("Row", samples([nil])),
            Self.previews("Other", samples([nil]), skipped: "it is private"),
        ]
        let moves = moves(entries, files: [file, "Old/notes.txt", "\(Self.folder)/x.png"])
        #expect(moves.diagnostics.map(\.path) == [file])
        #expect(moves.diagnostics.allSatisfy { $0.message.hasPrefix(message) })
    }

    private func inPlace(
        _ entries: [CatalogEntry], from old: ReferenceNaming, to new: ReferenceNaming, _ files: [String]
    ) -> ReferenceMoves {
        ReferenceMoves(of: Catalog(entries: entries), from: configuration(old), to: configuration(new)) { _ in files }
    }

    private static let three: [Sample]? = samples(["Busy", nil, "7"])

    /// A file that has its new name already is no leftover.
    @Test(
        "in the folder where the files are, labels become numbers, numbers labels, and what is not possible is reported",
        arguments: [
            (three, ReferenceNaming.snapgen, "Busy 2 3", "Busy 1", ""), (three, .numbered, "1 2 3", "1 Busy", ""),
            (samples(["Busy", "Idle"]), .snapgen, "1 Idle", "Idle 2", ""), (nil, .snapgen, "Busy", "", "Busy"),
            (nil, .numbered, "1", "", "1"),
        ])
    func labels(samples: [Sample]?, old: ReferenceNaming, files: String, expected: String, reported: String) {
        func paths(_ names: String) -> [String] {
            names.split(separator: " ").map { "\(Self.folder)/Row-iPad.\($0).png" }
        }
        let new: ReferenceNaming = old == .snapgen ? .numbered : .snapgen
        let moves = inPlace([entry("Row", samples: samples)], from: old, to: new, paths(files))
        #expect(moves.moves.flatMap { [$0.from, $0.to] } == paths(expected))
        #expect(moves.diagnostics.map(\.path) == paths(reported))
    }
}

@Suite("Search for a pattern of names")
struct PatternSearchTests {
    private static let entries = [
        previews("AuthView_Previews", "Try again!", "Busy", nil), previews("Row_Previews", nil, nil),
        entry("Open", kind: .previews, name: "Open_Previews", samples: nil),
    ]

    @Test(
        "the pattern follows from what the names of files have in common with previews",
        arguments: [
            (
                ["authView.Busy-iPhone-15-de", "authView.Try-again-iPad-de", "row.iPad-de-0", "row.iPhone-15-de-1"],
                "{function}.{name}-{device}-{locale} | {function}.{device}-{locale}-{index}", ["iPad", "iPhone-15"], [],
                ["de"]
            ),
            (
                ["test_authView.dark-Busy", "test_row.1"],
                "test_{function}.{environment}-{name} | test_{function}.{step}", [], ["dark"], []
            ),
            (
                ["testAuthView_Previews.Busy", "testRow_Previews.1", "open.1"], "test{type}.{name} | test{type}.{step}",
                [], [], []
            ),
            (
                ["AuthView.iPhone-light", "AuthView.iPhone-dark", "Row.iPhone-dark"], "{title}.{device}-{theme}",
                ["iPhone"], ["dark", "light"], []
            ),
            (
                ["testAuthView.Busy-light", "testAuthView.Busy-dark", "testRow.1-light", "testRow.2-dark"],
                "test{title}.{name}-{theme} | test{title}.{step}-{theme}", [], ["dark", "light"], []
            ),
            (
                ["row.iPad-mini-light-zh-Hans-0", "row.iPad-pro-dark-en-1"],
                "{function}.{device}-{theme}-{locale}-{index}", ["iPad-mini", "iPad-pro"], ["dark", "light"],
                ["en", "zh-Hans"]
            ),
            (
                ["row.iPad-pro-1", "row.iPad-mini-2"], "{function}.{device}-{step}",
                ["iPad-mini", "iPad-pro"], [], []
            ),
            (["row.iPhone-13-2"], "{function}.{device}-{step}", ["iPhone-13"], [], []),
            (["row.iPhone-13"], "{function}.{device}", ["iPhone-13"], [], []),
            (
                ["row.light-iPhone-en-GB-2", "row.light-iPhone-de-2"], "{function}.{theme}-{device}-{locale}-{step}",
                ["iPhone"], ["light"], ["de", "en-GB"]
            ),
        ] as [([String], String, [String], [String], [String])])
    func found(names: [String], pattern: String, devices: [String], themes: [String], locales: [String]) throws {
        let found = try #require(PatternSearch(names.map { path("\($0).png") }, of: Self.entries))
        #expect(found.pattern == pattern.replacing("{environment}", with: "{theme}"))
        #expect(found.values(.device) == devices)
        #expect(found.values(.theme) == themes)
        #expect(found.values(.locale) == locales)
        #expect(ReferenceNaming(rawValue: found.pattern) != nil)
    }

    @Test("names of other tests give no pattern", arguments: [["testCart.1.png"], ["README.md", "open.1.png"], []])
    func nothing(names: [String]) { #expect(PatternSearch(names.map { path($0) }, of: Self.entries)?.pattern == nil) }
}
