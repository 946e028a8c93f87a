import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("Edited previews")
struct EditedPreviewsTests {
    private static let first = "#Preview {\n    let title = \"a\"\n    FirstRow(title: title)\n}"
    private static let second = "#Preview { SecondRow() }"
    private static let named = "#Preview(\"Named\") { Row() }"

    /// Returns the lines that an edit of the three previews adds and removes, without their indentation.
    private static func changes(_ previews: [String]) throws -> (added: [String], removed: [String]) {
        let lines = try [[first, second, named], previews].map { previews in
            let source = (["import SwiftUI"] + previews).joined(separator: "\n\n") + "\n"
            let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/Sources/App/Rows.swift": source])
            let files = try Pipeline(Project.open(ProjectRequest(folder: "/p"), files: disk)).run(to: .files).files
            let tests = try #require(files.first { $0.path.string == "Snapgen.tests.swift" })
            return tests.contents.split(separator: "\n").map { "\($0.trimmingPrefix { $0 == " " })" }
        }
        let difference = lines[1].difference(from: lines[0])
        let texts = difference.map { change in
            switch change {
            case .insert(_, let line, _), .remove(_, let line, _): line
            }
        }
        let count = difference.removals.count
        return (texts.dropFirst(count).sorted(), texts.prefix(count).sorted())
    }

    @Test(
        "code in bodies, lines and places change nothing",
        arguments: [
            [
                first.replacing("\"a\"", with: "\"b\" + more()").replacing("title)", with: "title).padding()"), second,
                named,
            ],
            ["// A comment.\nstruct Other { let a = 1 }", first, second, "private func helper() {}", named],
            [named, first, second], [first, named, second],
        ])
    func unchanged(previews: [String]) throws { #expect(try Self.changes(previews) == ([], [])) }

    @Test(
        "an edit changes the lines of its preview, and the positions of those without a name",
        arguments: [
            // Two exchange their places.
            ([second, first, named], "of: .preview(.init(\"App/Rows.swift\", nil, 1, of: 2)), in: .regular,", 2, 2),
            ([first, second, named, "#Preview(\"Other\") { Row() }"], "func testRows_Other() throws {", 1, nil),
            ([first, second, "#Preview(\"Renamed\") { Row() }"], "func testRows_Renamed() throws {", 4, 4),
        ] as [([String], String, Int, Int?)])
    func changed(previews: [String], line: String, removals: Int, additions: Int?) throws {
        let (added, removed) = try Self.changes(previews)
        #expect(added.contains { $0.contains(line) }, "\(added)")
        #expect(removed.count == removals && (additions ?? added.count) == added.count, "\(removed) \(added)")
    }
}
