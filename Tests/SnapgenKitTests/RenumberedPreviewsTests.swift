import SnapgenMigration
import SnapgenModel
import SnapgenScan
import Testing

@testable import SnapgenKit

@Suite("Renumbered previews")
struct RenumberedPreviewsTests {
    private let disk = MemoryFileSystem(["/p/Package.swift": "", "/p/Tests/SnapshotTests/T.swift": "struct T {}"])

    init() {
        for path in ["/p/Package.swift", "/p/Tests/SnapshotTests/T.swift"] { disk.stamp(path, at: 1_000_000_001) }
    }

    @Test("an unnamed preview behind a new one is warned about, with the reference that it is compared with now")
    func inserted() throws {
        #expect(try warnings(of: preview("a"), preview("b")) == [])
        let warnings = try warnings(of: preview("new"), preview("a"), preview("b"))
        #expect(warnings.map(\.line) == [5, 8])
        #expect(warnings.map(\.severity) == [.warning, .warning])
        #expect(warnings.map(\.path) == ["Sources/App/Row.swift", "Sources/App/Row.swift"])
        let message = try #require(warnings.first?.message)
        #expect(message.contains("was called 'Row_1' and is called 'Row_2' now"))
        #expect(message.contains("'__Snapshots__/SnapshotTests/App/Row_2-iPhone13-light.1.png' and 1 more"))
        #expect(message.contains("'#Preview(\"...\")'"))
    }

    @Test("so is one behind a preview that is removed")
    func removed() throws {
        _ = try warnings(of: preview("a"), preview("b"), preview("c"))
        #expect(try messages(of: preview("b"), preview("c")) == ["Row_2 -> Row_1", "Row_3 -> Row_2"])
    }

    @Test("so are previews that change places, and one whose view another preview shows as well")
    func otherMoves() throws {
        _ = try warnings(of: preview("a"), preview("b"))
        #expect(try messages(of: preview("b"), preview("a")) == ["Row_2 -> Row_1", "Row_1 -> Row_2"])
        _ = try warnings(of: "#Preview { Badge() }")
        let badges = try messages(of: preview("new"), "#Preview { Badge() }", preview("b"), "#Preview { Badge(2) }")
        #expect(badges == ["Row_Badge -> Row_2"])
    }

    @Test("no other change is a warning")
    func others() throws {
        _ = try warnings(of: preview("a"), preview("b"))
        #expect(try warnings(of: preview("a"), preview("changed"), preview("new")) == [])
        #expect(try warnings(of: "", preview("a"), preview("changed"), preview("new")) == [])
        #expect(try warnings(of: preview("a"), preview("a"), preview("a")) == [])
        #expect(try warnings(of: named("x"), preview("a"), preview("a")) == [])
        #expect(try warnings(of: named("y"), named("x"), preview("a"), preview("a")) == [])
    }

    @Test("the code of previews is compared with all that belongs to it")
    func code() throws {
        let types = "struct Hotel {}"
        let first = "extension Hotel {\n#Preview {\n@Previewable @State var a = 1\nText(\"a\")\n}\n}"
        let second =
            "@available(iOS 18, *)\n#Preview(traits: .sizeThatFitsLayout) {\n    Text(\"\"\"\n    }\n    \"\"\")\n}"
        _ = try warnings(of: types, first, second)
        #expect(try messages(of: types, preview("new"), first, second) == ["Row_1 -> Row_2", "Row_2 -> Row_3"])
    }

    @Test("the warning is that of one run, and a run that writes nothing gives it as well")
    func runs() throws {
        _ = try warnings(of: preview("a"))
        write([preview("new"), preview("a")])
        for _ in 0..<2 { #expect(try run(to: .changes).diagnostics.map(\.id) == [.renumberedPreview]) }
        #expect(try run(to: .output).diagnostics.map(\.id) == [.renumberedPreview])
        disk.forgetAccesses()
        #expect(try run(to: .output).diagnostics.isEmpty)
        #expect(disk.opened.allSatisfy { !$0.hasSuffix(".swift") })
    }

    @Test("in a build, previews are compared wherever they were generated")
    func build() throws {
        write([preview("a")])
        #expect(try build(previewFiles: [:]).diagnostics == [])
        write([preview("new"), preview("a")])
        let files = ["/p/Sources/App/Row.swift": "App+Row.snapgen.swift"]
        #expect(try build(previewFiles: files).diagnostics.map(\.id) == [.renumberedPreview])
    }

    private func preview(_ text: String) -> String { "#Preview {\n    Text(\"\(text)\")\n}" }

    private func named(_ name: String) -> String { "#Preview(\"\(name)\") {\n    Text(\"named\")\n}" }

    /// The warnings of generating the tests of these previews.
    private func warnings(of previews: String...) throws -> [Diagnostic] {
        write(previews)
        return try renumbered()
    }

    private func messages(of previews: String...) throws -> [String] {
        write(previews)
        return try renumbered().map { warning in
            let names = warning.message.split(separator: "'")
            return "\(names[1]) -> \(names[3])"
        }
    }

    private func renumbered() throws -> [Diagnostic] {
        try run(to: .output).diagnostics.filter { $0.id != .unnamedPreview }
    }

    private func write(_ previews: [String]) {
        let path = "/p/Sources/App/Row.swift"
        disk[path] = "import SwiftUI\n" + previews.joined(separator: "\n")
        disk.stamp(path, at: (disk.stamp(of: path)?.modified ?? 1_000_000_001) + 1)
    }

    private func run(to stage: Pipeline.Stage, _ build: BuildInputs? = nil) throws -> Generation {
        let request = ProjectRequest(
            folder: "/p", output: build == nil ? nil : "/work", build: build, cache: .file("/cache"),
            environment: ["HOME": "/h"])
        var generation = try Pipeline(try Project.open(request.migrating, files: disk)).run(to: stage).generation
        generation.diagnostics.removeAll { $0.severity == .note }
        return generation
    }

    private func build(previewFiles: [String: String]) throws -> Generation {
        let module = BuildInputs.Module(
            name: "App", files: ["/p/Sources/App/Row.swift"], previewFiles: previewFiles)
        var inputs = BuildInputs(
            root: "/p", target: "SnapshotTests", modules: [module], otherModules: [], testFiles: [])
        inputs.linkedModules = ["SnapshotTesting"]
        return try run(to: .output, inputs)
    }
}
