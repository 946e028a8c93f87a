import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenRender

@Suite("OutputWriter")
struct OutputWriterTests {
    private static let mark = RenderedFile.mark
    private let old = "\(mark) 0.1\nlet a = 1\n"
    private let new = "\(mark) 0.1\nlet a = 2\n"

    @Test(
        "creates, updates and removes files, leaves equal ones and those of others alone, and says so before with diffs"
    )
    func actions() throws {
        let disk = MemoryFileSystem([
            "/root/Out/Old.swift": generated("Old.swift"), "/root/Out/Mine.swift": "let mine = 1\n",
            "/root/Out/Notes.md": old, "/root/Out/B.swift": old, "/root/Out/Same.swift": new,
            "/root/Out/B.swift.orig": generated("B.swift"),
        ])
        let files = ["C.swift", "B.swift", "Same.swift"].map { file($0, new) }
        let changes = try writer(disk).deliver(files, to: .changes).outcomes
        #expect(disk.touched == [])
        #expect(changes[0].diff.contains("--- Out/B.swift\n+++ Out/B.swift\n"))
        #expect(changes[0].diff.contains("-let a = 1\n+let a = 2\n"))
        #expect(changes[1].diff.hasPrefix("--- /dev/null\n+++ Out/C.swift\n"))
        #expect(changes[2].diff == "")
        #expect(changes[3].diff.hasPrefix("--- Out/Old.swift\n+++ /dev/null\n"))
        let written = try writer(disk).deliver(files, to: .output)
        #expect(written.diagnostics == [])
        let expected = ["updated B", "created C", "unchanged Same", "removed Old"]
        for outcomes in [changes, written.outcomes] {
            let shown = outcomes.map { "\($0.action) \($0.path)".replacing("Out/", with: "") }
            #expect(shown == expected.map { "\($0).swift" })
        }
        #expect(disk.touched == ["Old", "B", "C"].map { "/root/Out/\($0).swift" })
        #expect(disk["/root/Out/B.swift"] == new && disk["/root/Out/C.swift"] == new)
        #expect(disk["/root/Out/Old.swift"] == nil)
    }

    @Test("the file with the tests is replaced by that of another kind of template, which has another name")
    func otherTemplate() throws {
        for (name, other) in zip(GeneratedFileName.ofTests, GeneratedFileName.ofTests.reversed()) {
            let disk = MemoryFileSystem(["/root/Out/\(other)": old])
            let written = try writer(disk).deliver([file(name, new)], to: .output)
            #expect(written.outcomes.map(\.action) == [.created, .removed])
            #expect(written.diagnostics == [] && disk["/root/Out/\(other)"] == nil)
        }
    }

    @Test(
        "where it cannot look, it does not take what is there for nothing, and says which path the system refused",
        arguments: [
            ("Out", .unreadableInput, "Permission denied"), ("Out/Old.swift", .foreignFile, "cannot be read"),
            ("Out/A.swift", .foreignFile, "cannot be read"), ("Out/0.swift", .cannotWrite, "Permission denied"),
        ] as [(String, DiagnosticID, String)])
    func refused(path: String, id: DiagnosticID, reason: String) {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": "let mine = 1\n"])
        disk.refuse("/root/\(path)", EACCES)
        let error = expectRefusal(on: disk, ["0.swift", "A.swift"], [id], [path])
        #expect(error?.diagnostics.first?.message.contains(reason) == true)
    }

    @Test(
        "a file that another process has written at the same time is one that is written, with other contents an error")
    func meanwhile() throws {
        for (text, isSame) in [(new, true), (old, false)] {
            let disk = MemoryFileSystem(["/root/Out/A.swift": old])
            disk.replacing("/root/Out/A.swift") { contents in
                disk["/root/Out/B.swift"] = text
                return contents
            }
            let files = [file("A.swift", new), file("B.swift", new)]
            let result = Result { try writer(disk).deliver(files, to: .output).outcomes }
            #expect((try? result.get())?.count == (isSame ? 2 : nil))
            guard case .failure(let error as DiagnosticError) = result else { continue }
            #expect(
                error.diagnostics.map(\.message) == [
                    "cannot be written: another program has changed it meanwhile; generate again"
                ])
        }
    }

    @Test("a file that another process has removed at the same time is one that is removed")
    func removedMeanwhile() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": generated("Old.swift")])
        disk.fail { _ in nil }
        _ = try writer(disk).deliver([file("A.swift", old)], to: .changes)
        let count = disk.operations
        disk.fail { operation in
            if operation == count { disk["/root/Out/Old.swift"] = nil }
            return nil
        }
        let outcomes = try writer(disk).deliver([file("A.swift", old)], to: .output).outcomes
        #expect(outcomes.map(\.action) == [.unchanged, .removed])
        #expect(disk.touched == [])
    }

    @Test("names every file that is in the way, and then writes nothing at all", arguments: ["/root/B", "/B"])
    func foreignFiles(target: String) {
        let disk = MemoryFileSystem([
            "/root/Out/A.swift": "", "/root/Out/B.swift/x": "", "/root/B": "a person's", "/B": old,
        ])
        disk.addLink("/root/Out/C.swift")
        disk.addLink("/root/Out/C.swift", to: target)
        let paths = ["A.swift", "B.swift", "C.swift"]
        expectRefusal(
            on: disk, paths + ["D.swift"], Array(repeating: .foreignFile, count: 3), paths.map { "Out/\($0)" })
    }

    @Test("refuses to change a file that is marked as read-only, and leaves it be where it is right")
    func readOnly() throws {
        let disk = MemoryFileSystem(["/root/Out/A.swift": old, "/root/Out/Old.swift": generated("Old.swift")])
        disk.protect("/root/Out/A.swift")
        expectRefusal(on: disk, ["A.swift"], [.foreignFile], ["Out/A.swift"])
        let outcomes = try writer(disk).deliver([file("A.swift", old)], to: .output).outcomes
        #expect(outcomes.map(\.action) == [.unchanged, .removed])
        disk.protect("/root/Out/Old.swift")
        disk["/root/Out/Old.swift"] = generated("Old.swift")
        #expect(throws: DiagnosticError.self) { try writer(disk).deliver([file("A.swift", old)], to: .output) }
    }

    @Test("refuses an output folder that is a file")
    func folderIsFile() {
        expectRefusal(on: MemoryFileSystem(["/root/Out": "a file"]), ["A.swift"], [.foreignFile], ["Out"])
    }

    @discardableResult
    private func expectRefusal(
        on disk: MemoryFileSystem, _ names: [String], _ ids: [DiagnosticID], _ paths: [String]
    ) -> DiagnosticError? {
        let error = #expect(throws: DiagnosticError.self) {
            try writer(disk).deliver(names.map { file($0, new) }, to: .output)
        }
        #expect(error?.diagnostics.map(\.id) == ids)
        #expect(error?.diagnostics.map(\.path) == paths)
        #expect(disk.touched == [])
        return error
    }

    private func writer(_ disk: MemoryFileSystem) -> OutputWriter {
        OutputWriter(folder: "/root/Out", root: ProjectRoot("/root"), files: disk)
    }

    private func file(_ name: String, _ contents: String) -> RenderedFile {
        RenderedFile(path: SnapgenTestSupport.path(name), contents: contents)
    }
}

@Suite("Files of others in the output folder")
struct OutputFolderTests {
    private static let name = "Old.snapgen.swift"

    private enum Fate { case removed, kept, ignored }

    /// The ways in which a file can have come to be there.
    private static let files: [(String, Fate)] = {
        let text = generated(name)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Without the digest, and without the comment for SwiftFormat.
        lines.remove(at: 1)
        lines.remove(at: 3)
        return [
            (text, .removed), (text.replacing("\n", with: "\r\n"), .removed), ("\u{FEFF}\(text)", .removed),
            (lines.joined(separator: "\n"), .removed), ("\(text)// a person's", .kept),
            (text.replacing("let a", with: "// a person's\nlet a"), .kept), (generated("old.snapgen.swift"), .kept),
            (String(text.dropLast(3)), .kept), (String(text.prefix(RenderedFile.mark.count + 1)), .kept),
            (text.replacing("snapgen 0.1", with: "snapgen 0.3"), .kept), ("\(RenderedFile.mark) by hand\n", .kept),
            ("// a person's\n\(text)", .ignored), ("\(RenderedFile.mark)erator 1.0\n", .ignored), ("", .ignored),
            ("\u{FFFD}\0\(text)", .ignored),
        ]
    }()

    @Test("stay unless they are unchanged; at a planned path, one with the mark is replaced, any other an error")
    func fates() throws {
        let path = try #require(RelativePath(Self.name))
        let planned = RenderedFile(path: path, contents: generated(Self.name, "let planned = 1\n"))
        for (text, fate) in Self.files {
            let disk = MemoryFileSystem(["/root/Out/\(path)": text])
            let writer = OutputWriter(folder: "/root/Out", root: ProjectRoot("/root"), files: disk)
            let outcomes = try [writer.deliver([], to: .output), writer.deliver([], to: .output)]
            #expect(disk["/root/Out/\(path)"] == (fate == .removed ? nil : text))
            #expect(outcomes[0].outcomes.map(\.action) == (fate == .removed ? [.removed] : []))
            #expect(outcomes[1].outcomes == [])
            for written in outcomes {
                #expect(written.diagnostics.map(\.id) == (fate == .kept ? [.keptFile] : []))
                #expect(written.diagnostics.allSatisfy { $0.severity == .warning && $0.path == "Out/\(path)" })
            }
            disk["/root/Out/\(path)"] = text
            if fate == .ignored {
                #expect(throws: DiagnosticError.self) { try writer.deliver([planned], to: .output) }
                #expect(disk["/root/Out/\(path)"] == text)
            } else {
                let replaced = try writer.deliver([planned], to: .output)
                #expect(replaced.outcomes.map(\.action) == [.updated] && replaced.diagnostics == [])
                #expect(disk["/root/Out/\(path)"] == planned.contents)
            }
        }
    }
}

/// The text of a file that was generated under this name.
func generated(_ name: String, _ body: String = "let a = 1\n") -> String {
    RenderedFile(path: SnapgenTestSupport.path(name), version: "0.1", body: body).contents
}

extension TemporaryFolder {
    /// Puts the temporary file of a killed writer into a folder, and returns its name.
    @discardableResult
    func leaveTemporaryFile(in folder: String, holding text: String = "half a fi") throws -> String {
        let before = files
        let descriptor = open(path(folder), O_RDONLY)
        defer { close(descriptor) }
        let living = try TemporaryFile(
            for: (folder: descriptor, name: "target", path: path("\(folder)/target")), mode: nil)
        let file = try #require(files.first { !before.contains($0) })
        living.remove()
        try write(text, to: file)
        return String(file.split(separator: "/").last ?? "")
    }
}
