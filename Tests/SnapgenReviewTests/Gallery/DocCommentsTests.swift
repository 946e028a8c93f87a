import SnapgenModel
import Testing

@testable import SnapgenReview

@Suite("doc comments of entries")
struct DocCommentsTests {
    private func comment(
        _ text: String, line: Int, kind: CatalogEntry.Kind = .macro, name: String? = nil
    ) throws -> String? {
        let path = try #require(RelativePath("A.swift"))
        let entry = CatalogEntry(
            id: "A", kind: kind, strategy: .image, name: name, title: "A", module: "A",
            location: SourceLocation(path: path, line: line, column: 1), catalogName: "Preview")
        return DocComments(text).comment(of: entry)
    }

    @Test("lines directly before the declaration") func lines() throws {
        #expect(try comment("import A\n\n/// One.\n///\n///   Two.\n#Preview {}", line: 6) == "One.\n\nTwo.")
        #expect(try comment("/// One.\r\n#Preview {}", line: 2) == "One.")
    }

    @Test("a block") func block() throws {
        #expect(try comment("/**\n * One.\n   Two.\n */\n#Preview {}", line: 5) == "\nOne.\nTwo.\n")
        #expect(try comment("/** One. */\n#Preview {}", line: 2) == "One.")
    }

    @Test("attributes and other comments may be between") func between() throws {
        let text = "/// One.\n// snapgen: skip\n@available(iOS 17, *)\n  @MainActor\nstruct A {}"
        #expect(try comment(text, line: 5, kind: .previews) == "One.")
    }

    @Test(
        "no comment of something else",
        arguments: [
            "/// One.\n\n#Preview {}", "/// One.\nlet a = 1\n#Preview {}", "// One.\n\n#Preview {}",
            "///\n\n#Preview {}",
        ])
    func other(text: String) throws {
        #expect(try comment(text, line: 3) == nil)
    }

    @Test("the view of a preview provider without a comment") func view() throws {
        let text = "/// The cell.\nstruct Cell<Value>: View {\n}\nstruct Cell_Previews: PreviewProvider {}"
        #expect(try comment(text, line: 4, kind: .previews, name: "Cell_Previews") == "The cell.")
        #expect(try comment(text, line: 4, kind: .previews, name: "Row_Previews") == nil)
    }

    @Test("lines outside of a file that has changed", arguments: [0, 9, Int.max]) func outside(line: Int) throws {
        #expect(try comment("/// One.", line: line) == nil)
    }
}
