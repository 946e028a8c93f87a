import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenReview
@testable import SnapgenScan

@Suite("recorded keys of samples")
struct RecordedKeysTests {
    private static let schema = "App/Schema.swift"
    private static let references = "__Snapshots__/SnapshotTests/App"
    private static let sources = [
        "snapgen.yml": "sources: [{ path: App, module: App }]\nrules: [{ match: Row, texts: keys }]",
        schema: """
        final class RowAccessibility: ViewAccessibility {
            let icon = ImageAccessibility()
            let title = TextAccessibility()
        }
        """,
        "App/Row.swift": #"""
        struct Row: View {
            var body: some View {
                Image("a").accessibilityKey(\RowAccessibility.icon)
                Text("b").accessibilityKey(\RowAccessibility.title)
            }
        }
        """#,
        "App/Previews.swift": """
        struct Row_Previews: PreviewProvider, Testable {
            static var samples: [String: Row] { ["one": Row(), "two": Row()] }
        }
        """,
    ]

    /// Returns the lines of the keys that no sample shows.
    private static func lines(
        _ texts: [String: String], sources changes: [String: String] = [:], paths: [String] = []
    ) throws -> [Int] {
        let folder = try TemporaryFolder(sources.merging(changes) { $1 })
        for (name, text) in texts { try folder.write(text, to: "\(references)/\(name)") }
        let request = ProjectRequest(folder: folder.path, paths: paths.map(folder.path))
        let files = LocalFileSystem()
        let catalog = try Project.openAll(request, files: files).checkedAccessibilityKeys(in: files)
        return catalog.diagnostics.filter { $0.id == .keyWithoutSample && $0.path == schema }.compactMap(\.line)
    }

    private static let one = "Row-keys.one.txt"
    private static let two = "Row-keys.two.txt"

    @Test("a sample whose keys are not recorded may show any key")
    func missing() throws {
        #expect(try Self.lines([:]) == [])
        #expect(try Self.lines([Self.one: "no keys\n"]) == [])
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
        #expect(try Self.lines([Self.one: "no keys\n", Self.two: pointer]) == [])
    }

    @Test("samples that are known at run time show what their recorded texts contain")
    func open() throws {
        let provider = "struct Row_Previews: PreviewProvider, Testable { static let samples = Row.all }"
        let sources = ["App/Previews.swift": provider]
        #expect(try Self.lines([:], sources: sources) == [])
        #expect(try Self.lines(["Row-keys.any.txt": "RowAccessibility.icon\n"], sources: sources) == [3])
    }

    @Test("nothing is reported for a part of a project, or without recorded keys in the plan")
    func nothing() throws {
        let texts = [Self.one: "no keys\n", Self.two: "no keys\n"]
        #expect(try Self.lines(texts) == [2, 3])
        #expect(try Self.lines(texts, paths: ["App"]) == [])
        #expect(try Self.lines(texts, sources: ["snapgen.yml": "sources: [{ path: App, module: App }]"]) == [])
    }
}
