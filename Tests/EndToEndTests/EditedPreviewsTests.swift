import SnapgenTestSupport
import Testing

/// The lines of the generated tests that an edit of previews changes.
@Suite("Edited previews")
struct EditedPreviewsTests {
    private static let file = "Sources/App/Rows.swift"
    private static let first = "#Preview {\n    let title = \"a\"\n    FirstRow(title: title)\n}"
    private static let second = "#Preview { SecondRow() }"
    private static let named = "#Preview(\"Named\") { Row() }"

    private static func source(_ previews: String...) -> String {
        (["import SwiftUI"] + previews).joined(separator: "\n\n") + "\n"
    }

    /// Returns the generated tests of a source file and, generated after it, those of an edited one.
    private static func generated(_ edited: String, after source: String) throws -> (String, String) {
        let folder = try TemporaryFolder(["Package.swift": "", file: source])
        let tests = try [source, edited].map { text in
            try folder.write(text, to: file)
            #expect(try SnapgenProcess.run("generate", in: folder.path).status == 0)
            return try folder.generatedTests()
        }
        return (tests[0], tests[1])
    }

    /// Returns the lines that are added and removed, without their indentation.
    private static func changes(_ edited: String) throws -> (added: [String], removed: [String]) {
        let (old, new) = try generated(edited, after: source(first, second, named))
        let lines = [old, new].map { $0.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } } }
        let difference = lines[1].difference(from: lines[0])
        return (difference.insertions.map(text).sorted(), difference.removals.map(text).sorted())
    }

    private static func text(_ change: CollectionDifference<Substring>.Change) -> String {
        switch change {
        case .insert(_, let line, _), .remove(_, let line, _): String(line)
        }
    }

    @Test(
        "code in bodies, lines and places change nothing",
        arguments: [
            source(
                first.replacing("\"a\"", with: "\"b\" + more()").replacing("title)", with: "title).padding()"), second,
                named),
            source("// A comment.\nstruct Other { let a = 1 }", first, second, "private func helper() {}", named),
            source(named, first, second),
            source(first, named, second),
        ])
    func unchanged(edited: String) throws {
        let (old, new) = try Self.generated(edited, after: Self.source(Self.first, Self.second, Self.named))
        #expect(old == new)
    }

    @Test("two previews without a name that change places change their positions")
    func swapped() throws {
        let (added, removed) = try Self.changes(Self.source(Self.second, Self.first, Self.named))
        let lines = [1, 2].map { "of: .preview(.init(\"App/Rows.swift\", nil, \($0), of: 2)), in: .regular," }
        #expect(added == removed && added.allSatisfy(lines.contains) && !added.isEmpty)
    }

    @Test("a named preview that is added or removed changes no other")
    func added() throws {
        let other = Self.named.replacing("Named", with: "Other")
        let (added, removed) = try Self.changes(Self.source(other, Self.first, Self.second, Self.named))
        #expect(added.contains("func testRows_Other() throws {"))
        #expect(removed.count == 1 && removed[0].hasPrefix("plan.add(\"App/Rows.swift\", previews: "))
        let (without, gone) = try Self.changes(Self.source(Self.first, Self.second))
        #expect(gone.contains("func testRows_Named() throws {"))
        #expect(without.count == 1 && without[0].hasPrefix("plan.add(\"App/Rows.swift\", previews: "))
    }

    @Test("a preview without a name that is added or removed changes the positions of the others")
    func addedWithoutName() throws {
        let (added, _) = try Self.changes(Self.source(Self.first, Self.second, Self.named, "#Preview { ThirdRow() }"))
        let positions = (1...3).map { "of: .preview(.init(\"App/Rows.swift\", nil, \($0), of: 3)), in: .regular," }
        #expect(positions.allSatisfy(added.contains))
    }

    @Test("a renamed preview changes its own lines")
    func renamed() throws {
        let renamed = Self.named.replacing("Named", with: "Renamed")
        let (added, removed) = try Self.changes(Self.source(Self.first, Self.second, renamed))
        #expect(added.count == removed.count && added.allSatisfy { $0.contains("Renamed") })
        #expect(removed.allSatisfy { $0.contains("Named") })
    }

    @Test("a preview under a condition gets the condition")
    func conditional() throws {
        let (added, _) = try Self.changes(Self.source(Self.first, Self.second, "#if BETA\n\(Self.named)\n#endif"))
        #expect(added.contains("of: .preview(.init(\"App/Rows.swift\", \"Named\", under: \"BETA\")), in: .regular,"))
        #expect(added.contains("#if BETA"))
    }

    @Test(
        "what the plan reads of a body changes the lines of its test only",
        arguments: [
            (".preferredColorScheme(.dark)", "in: .regularDark"),
            (".previewLayout(.sizeThatFits)", "layout: .sizeThatFits"),
        ])
    func settings(modifier: String, change: String) throws {
        let edited = Self.named.replacing("Row()", with: "Row()\(modifier)")
        let (added, removed) = try Self.changes(Self.source(Self.first, Self.second, edited))
        #expect(added.count == 1 && added[0].contains(change), "\(added)")
        #expect(removed.count == 1)
    }
}
