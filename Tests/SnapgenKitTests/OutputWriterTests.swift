import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("OutputWriter")
struct OutputWriterTests {
    private let old = "\(RenderedFile.mark) 0.1\nlet a = 1\n"
    private let new = "\(RenderedFile.mark) 0.1\nlet a = 2\n"

    @Test("writes a file that is not there, and the folders above it")
    func creates() throws {
        let disk = MemoryFileSystem()
        let outcomes = try writer(disk).write([file("A.swift", new)]).outcomes
        #expect(outcomes.map(\.action) == [.created])
        #expect(outcomes.map(\.path) == ["Out/A.swift"])
        #expect(disk["/root/Out/A.swift"] == new)
    }

    @Test("leaves a file alone that holds the same bytes")
    func unchanged() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old])
        #expect(try writer(disk).write([file("A.swift", old)]).outcomes.map(\.action) == [.unchanged])
        #expect(disk.touched == [])
    }

    @Test("updates its own file")
    func updates() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old])
        #expect(try writer(disk).write([file("A.swift", new)]).outcomes.map(\.action) == [.updated])
        #expect(disk["/root/Out/A.swift"] == new)
    }

    @Test("removes its own file that does not belong there any more")
    func removes() throws {
        let disk = MemoryFileSystem([
            "/root/Out/Old.swift": generated("Old.swift"), "/root/Out/Mine.swift": "let mine = 1\n",
            "/root/Out/Notes.md": old,
        ])
        let outcomes = try writer(disk).write([file("A.swift", new)]).outcomes
        #expect(outcomes.map(\.path) == ["Out/A.swift", "Out/Old.swift"])
        #expect(outcomes.map(\.action) == [.created, .removed])
        #expect(disk["/root/Out/Old.swift"] == nil)
        #expect(disk["/root/Out/Mine.swift"] == "let mine = 1\n")
        #expect(disk["/root/Out/Notes.md"] == old)
    }

    @Test(
        "keeps a file with its mark that was edited, renamed or copied, and warns of it",
        arguments: [
            generated("Old.swift") + "// mine", generated("App.snapgen.swift"), "\(RenderedFile.mark) 0.1\n",
            generated("Old.swift").replacing("0.1", with: "0.2"),
        ])
    func keeps(text: String) throws {
        let disk = MemoryFileSystem(["/root/Out/Old.swift": text])
        let (changes, warnings) = try writer(disk).changes(for: [file("A.swift", new)])
        let written = try writer(disk).write([file("A.swift", new)])
        #expect(written.outcomes.map(\.path) == ["Out/A.swift"])
        #expect(changes.map(\.path) == ["Out/A.swift"])
        #expect(disk["/root/Out/Old.swift"] == text)
        #expect(written.diagnostics.map(\.id) == [.keptFile])
        #expect(written.diagnostics.map(\.severity) == [.warning])
        #expect(written.diagnostics.map(\.path) == ["Out/Old.swift"])
        #expect(warnings == written.diagnostics)
    }

    @Test("ignores files with its mark that are not Swift, such as copies of merge tools")
    func ignoresOtherFiles() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift.orig": generated("A.swift")])
        let written = try writer(disk).write([file("A.swift", new)])
        #expect(written.outcomes.map(\.path) == ["Out/A.swift"])
        #expect(written.diagnostics == [])
    }

    @Test(
        "replaces its own file at a planned path without a warning, also an older or an edited one",
        arguments: [generated("A.swift") + "// mine", generated("B.swift"), "\(RenderedFile.mark) 0.0\n"])
    func replaces(text: String) throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": text])
        let written = try writer(disk).write([file("A.swift", new)])
        #expect(written.outcomes.map(\.action) == [.updated])
        #expect(written.diagnostics == [])
        #expect(disk["/root/Out/A.swift"] == new)
    }

    @Test("removes first, because a name may differ from another in the case of its letters only")
    func removesFirst() throws {
        let disk = MemoryFileSystem(["/root/Out/a.swift": generated("a.swift")])
        _ = try writer(disk).write([file("A.swift", new)])
        #expect(disk.touched == ["/root/Out/a.swift", "/root/Out/A.swift"])
    }

    @Test("removes what a killed run has left")
    func leftovers() throws {
        let folder = try TemporaryFolder(["Out/note": ""])
        try folder.leaveTemporaryFile(in: "Out")
        let root = ProjectRoot(folder.path)
        let writer = OutputWriter(folder: folder.path("Out"), root: root, files: LocalFileSystem())
        _ = try writer.write([file("A.swift", new)])
        #expect(folder.files == ["Out/A.swift", "Out/note"])
    }

    @Test(
        "where it cannot look, it does not take what is there for nothing",
        arguments: [
            ("/root/Out", [DiagnosticID.unreadableInput], "Out"),
            ("/root/Out/Old.swift", [.foreignFile], "Out/Old.swift"),
            ("/root/Out/A.swift", [.foreignFile], "Out/A.swift"),
        ])
    func unreadable(path: String, ids: [DiagnosticID], shown: String) {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": generated("Old.swift")])
        disk.refuse(path, EACCES)
        let error = #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", new)]) }
        #expect(error?.diagnostics.map(\.id) == ids)
        #expect(error?.diagnostics.map(\.path) == [shown])
        #expect(disk.touched == [])
    }

    @Test("refuses to overwrite somebody else's file, and then writes nothing at all")
    func foreignFile() {
        let disk = MemoryFileSystem(["/root/Out/B.swift": "let mine = 1\n"])
        let error = #expect(throws: DiagnosticError.self) {
            try writer(disk).write([file("A.swift", new), file("B.swift", new), file("C.swift", new)])
        }
        #expect(error?.diagnostics.map(\.id) == [.foreignFile])
        #expect(error?.diagnostics.map(\.path) == ["Out/B.swift"])
        #expect(disk.touched == [])
    }

    @Test("names every file that is in the way, not only the first")
    func severalForeignFiles() {
        let disk = MemoryFileSystem(["/root/Out/A.swift": "", "/root/Out/B.swift/x": ""])
        disk.addLink("/root/Out/C.swift")
        let error = #expect(throws: DiagnosticError.self) {
            try writer(disk).write(["A.swift", "B.swift", "C.swift"].map { file($0, new) })
        }
        #expect(error?.diagnostics.count == 3)
    }

    @Test("refuses to change a file that is marked as read-only, and leaves it be where it is right")
    func readOnly() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": generated("Old.swift")])
        disk.protect("/root/Out/A.swift")
        let error = #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", new)]) }
        #expect(error?.diagnostics.map(\.id) == [.foreignFile])
        #expect(error?.diagnostics.map(\.path) == ["Out/A.swift"])
        #expect(disk.touched == [])
        #expect(try writer(disk).write([file("A.swift", old)]).outcomes.map(\.action) == [.unchanged, .removed])
        disk.protect("/root/Out/Old.swift")
        disk["/root/Out/Old.swift"] = generated("Old.swift")
        #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", old)]) }
    }

    @Test("leaves alone what a link leads to, wherever that lies", arguments: ["/root/B", "/B"])
    func foreignLink(target: String) {
        let disk = MemoryFileSystem(["/root/B": "a person's", "/B": old])
        disk.addLink("/root/Out/A.swift")
        disk.addLink("/root/Out/A.swift", to: target)
        #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", new)]) }
        #expect(disk.touched == [])
    }

    @Test("refuses an output folder that is a file")
    func folderIsFile() {
        let disk = MemoryFileSystem(["/root/Out": "a file"])
        let error = #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", new)]) }
        #expect(error?.diagnostics.map(\.id) == [.foreignFile])
        #expect(disk["/root/Out"] == "a file")
    }

    @Test("says which path the system refused")
    func refused() {
        let disk = MemoryFileSystem()
        disk.refuse("/root/Out/A.swift", ENOSPC)
        let error = #expect(throws: DiagnosticError.self) { try writer(disk).write([file("A.swift", new)]) }
        #expect(error?.diagnostics.map(\.id) == [.cannotWrite])
        #expect(error?.diagnostics.first?.message.contains("No space left on device") == true)
        #expect(error?.diagnostics.map(\.path) == ["Out/A.swift"])
    }

    @Test("changes tells what writing would do, with a diff, and touches nothing")
    func changes() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": generated("Old.swift")])
        let changes = try writer(disk).changes(for: [file("A.swift", new), file("B.swift", new)]).outcomes
        #expect(changes.map(\.action) == [.updated, .created, .removed])
        #expect(changes[0].diff.contains("--- Out/A.swift\n+++ Out/A.swift\n"))
        #expect(changes[0].diff.contains("-let a = 1\n+let a = 2\n"))
        #expect(changes[1].diff.hasPrefix("--- /dev/null\n+++ Out/B.swift\n"))
        #expect(changes[2].diff.hasPrefix("--- Out/Old.swift\n+++ /dev/null\n"))
        #expect(disk.touched == [])
    }

    @Test("reports files in the order of their paths, whatever the order in which they were rendered")
    func order() throws {
        let files = ["C.swift", "A.swift", "B.swift"].map { file($0, new) }
        let outcomes = try writer(MemoryFileSystem()).write(files).outcomes
        #expect(outcomes.map(\.path) == ["Out/A.swift", "Out/B.swift", "Out/C.swift"])
    }

    private func writer(_ disk: MemoryFileSystem) -> OutputWriter {
        OutputWriter(folder: "/root/Out", root: ProjectRoot("/root"), files: disk)
    }

    private func file(_ name: String, _ contents: String) -> RenderedFile {
        guard let path = RelativePath(name) else { preconditionFailure("a fixture's path: \(name)") }
        return RenderedFile(path: path, contents: contents)
    }
}

/// The text of a file that was generated under this name.
func generated(_ name: String, _ body: String = "let a = 1\n") -> String {
    guard let path = RelativePath(name) else { preconditionFailure("a fixture's path: \(name)") }
    return RenderedFile(path: path, version: "0.1", body: body).contents
}

extension TemporaryFolder {
    /// Puts the temporary file of a killed writer into a folder.
    ///
    /// - Returns: its name.
    @discardableResult
    func leaveTemporaryFile(in folder: String, holding text: String = "half a fi") throws -> String {
        let before = files
        let descriptor = open(path(folder), O_RDONLY)
        defer { close(descriptor) }
        let living = try TemporaryFile(
            for: FolderEntry(folder: descriptor, name: "target", path: path("\(folder)/target")), mode: nil)
        let file = try #require(files.first { !before.contains($0) })
        living.remove()
        try write(text, to: file)
        return String(file.split(separator: "/").last ?? "")
    }
}
