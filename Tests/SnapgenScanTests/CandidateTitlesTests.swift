import SnapgenNames
import Testing

@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Titles of candidates")
struct CandidateTitlesTests {
    @Test("both of two that are alike get a hash and a warning, in their order")
    func alike() {
        let (candidates, warnings) = TitleCollisions.resolved([type("Row", line: 1), type("ROW", line: 2)])
        #expect(candidates.titles == ["Row_\(StableHash.short("App.Row"))", "ROW_\(StableHash.short("App.ROW"))"])
        #expect(warnings.map(\.line) == [1, 2])
        #expect(warnings.allSatisfy { $0.id == .nameCollision && $0.severity == .warning })
    }

    @Test("of several warnings each names another entry")
    func others() {
        let (_, warnings) = TitleCollisions.resolved([type("Row", line: 1), type("ROW", line: 2), type("rOW", line: 3)])
        let named = warnings.map { warning in ["App.Row", "App.ROW", "App.rOW"].filter(warning.message.contains) }
        #expect(named == [["App.ROW"], ["App.Row"], ["App.Row"]])
    }

    @Test("one that takes no part takes no title")
    func skipped() {
        let (candidates, warnings) = TitleCollisions.resolved([type("Row"), type("ROW", status: .skipped)])
        #expect(candidates.titles == ["Row", "ROW"])
        #expect(warnings == [])
    }

    @Test("modules keep titles apart")
    func modules() {
        let (candidates, warnings) = TitleCollisions.resolved([type("Row"), type("Row", module: "Kit")])
        #expect(candidates.titles == ["Row", "Row"])
        #expect(warnings == [])
    }

    @Test("branches of an #if that declare one type are one; under one condition there would be two")
    func branches() {
        func titles(_ conditions: [String]...) -> [String] {
            TitleCollisions.resolved(
                conditions.enumerated().map { type("Row", id: "App.Row@\($0 + 1)", conditions: $1) }
            ).0.titles
        }
        #expect(titles(["A"], ["!(A)"]) == ["Row", "Row"])
        #expect(Set(titles(["A"], ["A"])).count == 2)
    }

    @Test("a macro in two branches of one #if is one, elsewhere it is two")
    func macroBranches() {
        func titles(_ conditions: [String]...) -> Set<String> {
            let macros = conditions.enumerated().map { macro("A", id: "App/Row.swift#A@\($0 + 1)", conditions: $1) }
            return Set(TitleCollisions.resolved(macros).0.titles)
        }
        #expect(titles(["A"], ["!(A)"]) == ["Row_A"])
        #expect(titles(["A"], ["B"]).count == 2)
    }

    @Test("a hash does not hang on whether an id has to say the folder")
    func folders() {
        let short = [macro("a b", id: "App/Row.swift#a b"), macro("a-b", id: "App/Row.swift#a-b")]
        let long = [
            macro("a b", id: "App/Sources/App/Row.swift#a b"), macro("a-b", id: "App/Sources/App/Row.swift#a-b"),
        ]
        let titles = TitleCollisions.resolved(short).0.titles
        #expect(titles == TitleCollisions.resolved(long).0.titles)
        #expect(Set(titles).count == 2)
    }

    @Test("where only the folder differs, it decides")
    func sameFileName() {
        let macros = ["A", "B"].map {
            macro("x", id: "App/Sources/\($0)/Row.swift#x", file: "Sources/\($0)/Row.swift")
        }
        #expect(Set(TitleCollisions.resolved(macros).0.titles).count == 2)
    }
}

/// Candidates.
extension CandidateTitlesTests {
    private func type(
        _ name: String, id: String? = nil, module: String = "App", line: Int = 1,
        status: CatalogEntry.Status = .included, conditions: [String] = []
    ) -> Candidate {
        Candidate(
            entry: CatalogEntry(
                id: id ?? "\(module).\(name)", kind: .samples, strategy: .image, name: name,
                title: TitleMaker.title(ofType: name), module: module,
                location: SourceLocation(path: path("Sources/\(module)/Row.swift"), line: line, column: 1),
                declaration: CatalogEntry.Declaration(catalogName: "Testable", conditions: conditions), status: status))
    }

    private func macro(
        _ name: String, id: String, file: String = "Sources/App/Row.swift", conditions: [String] = []
    ) -> Candidate {
        let path = path(file)
        return Candidate(
            entry: CatalogEntry(
                id: id, kind: .macro, strategy: .image, name: name,
                title: TitleMaker.title(ofMacro: name, in: path), module: "App",
                location: SourceLocation(path: path, line: 1, column: 1),
                declaration: CatalogEntry.Declaration(catalogName: "Preview", conditions: conditions)),
            conditions: conditions.map { BranchCondition(required: $0) })
    }
}

extension [Candidate] {
    fileprivate var titles: [String] { map(\.entry.title) }
}
