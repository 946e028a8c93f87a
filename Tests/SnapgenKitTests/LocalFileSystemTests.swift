import Foundation
import SnapgenModel
import SnapgenTestSupport
import Testing

@testable import SnapgenKit

@Suite("LocalFileSystem")
struct LocalFileSystemTests {
    private let disk = LocalFileSystem()

    @Test("reads back what it wrote", arguments: [0, 1, 4_096, 300_000])
    func roundTrip(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try disk.replace(folder.path("file"), with: bytes)
        #expect(try disk.read(folder.path("file")) == bytes)
    }

    @Test(
        "reads a file that has more bytes than its buffer, and leaves no old ones behind",
        arguments: [1, 9, 10, 11, 25])
    func smallBuffer(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8($0) }
        try disk.replace(folder.path("file"), with: bytes)
        var buffer = [UInt8](repeating: 0xFF, count: 10)
        let count = try disk.read(folder.path("file"), into: &buffer)
        #expect(count == size)
        #expect(Array(buffer.prefix(count)) == bytes)
    }

    @Test("lists nothing outside of the folder, even if all names are visited")
    func listing() throws {
        let folder = try TemporaryFolder(["a/b.png": "", "a/.c/d.png": "", "e.png": ""])
        var listing = FileListing()
        disk.list(FileSelection(prefix: "", suffix: ".png") { _ in true }, below: folder.path("a"), into: &listing)
        #expect((0..<listing.count).map { "\(listing.path(at: $0))" }.sorted() == [".c/d.png", "b.png"])
    }

    @Test("keeps the mode of a file that it replaces", arguments: [0o640, 0o600, 0o666] as [mode_t])
    func keepsMode(mode: mode_t) throws {
        let folder = try TemporaryFolder()
        try disk.replace(folder.path("file"), with: [1])
        chmod(folder.path("file"), mode)
        try disk.replace(folder.path("file"), with: [2])
        var status = stat()
        #expect(stat(folder.path("file"), &status) == 0)
        #expect(status.st_mode & 0o777 == mode)
    }

    @Test("leaves no temporary file behind, also where it cannot replace")
    func noLeftovers() throws {
        let folder = try TemporaryFolder()
        try disk.createFolder(folder.path("taken"))
        #expect(throws: FileSystemError.self) { try disk.replace(folder.path("taken"), with: [1]) }
        try disk.replace(folder.path("file"), with: [1])
        #expect(try disk.names(in: folder.path) == ["file", "taken"])
    }

    @Test("removes what a killed writer has left, and nothing that a living one holds")
    func leftovers() throws {
        let folder = try TemporaryFolder(["Out/note": ""])
        let dead = try folder.leaveTemporaryFile(in: "Out")
        let living = try TemporaryFile(for: folder.path("Out/file"), mode: nil)
        let names = try disk.names(in: folder.path("Out"))
        #expect(names.count == 3 && names.contains(dead))
        disk.removeLeftovers(in: folder.path("Out"))
        #expect(try disk.names(in: folder.path("Out")) == names.filter { $0 != dead })
        living.remove()
        #expect(folder.files == ["Out/note"])
    }

    @Test("removes no temporary file that another program or user may have made")
    func foreignTemporaryFiles() throws {
        let folder = try TemporaryFolder()
        let own = try folder.leaveTemporaryFile(in: ".")
        unlink(folder.path(own))
        var random = SplitMix64(state: 7)
        var names: Set = [".snapgen-1-0.tmp", ".snapgen-.tmp", ".snapgen-note", ".snapgen-a-b-c.tmp", "a.tmp"]
        for _ in 0..<60 { names.insert(Self.variation(of: own, &random)) }
        for name in names { try folder.write("a person's", to: name) }
        disk.removeLeftovers(in: folder.path)
        #expect(Set(try disk.names(in: folder.path)) == names)
        #expect(names.allSatisfy { !TemporaryFile.isOwn($0) })
    }

    /// A name that differs from `name` in one byte or two: replaced, removed or swapped.
    private static func variation(of name: String, _ random: inout SplitMix64) -> String {
        var bytes = Array(name.utf8)
        let index = Int.random(in: 1..<bytes.count - 1, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = bytes[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
        case 1: bytes.remove(at: index)
        default:
            guard bytes[index] != bytes[index + 1] else { return variation(of: name, &random) }
            bytes.swapAt(index, index + 1)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "removes nothing of its own temporary files' names that is a link, a pipe, a folder or another's",
        arguments: ["symlink", "link", "pipe", "folder", "owner"])
    func noTemporaryFile(kind: String) throws {
        let folder = try TemporaryFolder(["person": "a person's"])
        let name = try folder.leaveTemporaryFile(in: ".")
        let path = folder.path(name)
        if kind != "owner" { unlink(path) }
        switch kind {
        case "symlink": symlink(folder.path("person"), path)
        case "link": link(folder.path("person"), path)
        case "pipe": mkfifo(path, 0o600)
        case "folder": mkdir(path, 0o700)
        // Only root may give files away.
        default: guard chown(path, 65_534, 65_534) == 0 else { return }
        }
        disk.removeLeftovers(in: folder.path)
        #expect(try disk.names(in: folder.path) == [name, "person"])
        #expect(try folder.read("person") == "a person's")
    }

    @Test("a temporary file never takes the place of one that is there")
    func ownTemporary() throws {
        let folder = try TemporaryFolder(["person": "a person's"])
        let taken = try folder.leaveTemporaryFile(in: ".")
        unlink(folder.path(taken))
        symlink(folder.path("person"), folder.path(taken))
        try disk.replace(folder.path("file"), with: [2])
        #expect(try folder.read("person") == "a person's")
        #expect(try disk.read(folder.path("file")) == [2])
        #expect(disk.isLink(folder.path(taken)))
    }

    @Test("reads below a folder without following a link on the way")
    func readsBelow() throws {
        let folder = try TemporaryFolder(["a/b/file": "text", "secret/file": "secret", "secret/b/file": "secret"])
        symlink("../../secret/file", folder.path("a/b/link"))
        symlink("../secret", folder.path("a/folder"))
        func text(_ path: String) throws -> String {
            String(decoding: try disk.read(#require(RelativePath(path)), below: folder.path), as: UTF8.self)
        }
        #expect(try text("a/b/file") == "text")
        for path in ["a/b/link", "a/folder/file", "a/folder/b/file", "a/b/file/file", "a/b", "a/none"] {
            let error = #expect(throws: FileSystemError.self) { try text(path) }
            #expect(error?.path == folder.path(path))
        }
        #expect(throws: FileSystemError.self) { try disk.read(#require(RelativePath("x")), below: folder.path("none")) }
    }

    @Test("a file's mode says whether it may be replaced, whoever asks")
    func writable() throws {
        let folder = try TemporaryFolder(["file": ""])
        #expect(disk.isWritable(folder.path("file")))
        chmod(folder.path("file"), 0o444)
        #expect(!disk.isWritable(folder.path("file")))
        #expect(!disk.isWritable(folder.path("nothing")))
    }

    @Test("never waits for a pipe, and reads no device to its end")
    func noRegularFile() throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.path("pipe"), 0o600)
        #expect(throws: FileSystemError.self) { try disk.read(folder.path("pipe")) }
        #expect(throws: FileSystemError.self) { try disk.read(folder.path) }
        let error = #expect(throws: FileSystemError.self) { try disk.read("/dev/zero") }
        #expect(error?.code == EFBIG)
        #expect(try disk.read("/dev/null") == [])
    }

    @Test("a file that would fill the memory is not read")
    func hugeFile() throws {
        let folder = try TemporaryFolder(["file": ""])
        #expect(truncate(folder.path("file"), 1 << 40) == 0)
        let error = #expect(throws: FileSystemError.self) { try disk.read(folder.path("file")) }
        #expect(error?.code == EFBIG)
    }

    @Test("a signal waits until the file is in its place")
    func signals() throws {
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &before)
        let signals = DeferredSignals()
        var during = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &during)
        signals.deliver()
        var after = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &after)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            #expect(sigismember(&during, signal) == 1)
            #expect(sigismember(&after, signal) == sigismember(&before, signal))
        }
    }

    @Test("lists names by their bytes, without . and ..")
    func names() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "A", "é", ".hidden", "a"] { try disk.replace(folder.path(name), with: []) }
        #expect(try disk.names(in: folder.path) == [".hidden", "A", "a", "b", "é"])
    }

    @Test("makes folders in folders, twice without harm")
    func createFolder() throws {
        let folder = try TemporaryFolder()
        try disk.createFolder(folder.path("a/b/c"))
        try disk.createFolder(folder.path("a/b/c"))
        #expect(disk.kind(of: folder.path("a/b/c")) == .folder)
    }

    @Test("does not make a folder where a file is")
    func folderOverFile() throws {
        let folder = try TemporaryFolder()
        try disk.replace(folder.path("a"), with: [])
        #expect(throws: FileSystemError.self) { try disk.createFolder(folder.path("a")) }
        #expect(throws: FileSystemError.self) { try disk.createFolder(folder.path("a/b")) }
    }

    @Test("knows files, folders, links and nothing")
    func kinds() throws {
        let folder = try TemporaryFolder()
        try disk.replace(folder.path("file"), with: [])
        symlink(folder.path("file"), folder.path("link"))
        mkfifo(folder.path("pipe"), 0o600)
        #expect(disk.kind(of: folder.path("file")) == .file)
        #expect(disk.kind(of: folder.path) == .folder)
        #expect(disk.kind(of: folder.path("link")) == .file)
        #expect(disk.isLink(folder.path("link")))
        #expect(!disk.isLink(folder.path("file")))
        #expect(disk.kind(of: folder.path("pipe")) == .other)
        #expect(disk.kind(of: folder.path("nothing")) == nil)
        #expect(disk.kind(of: folder.path("file/nothing")) == nil)
    }

    @Test("follows links in a path as far as it exists")
    func resolved() throws {
        let folder = try TemporaryFolder()
        let real = disk.resolved(folder.path)
        try disk.createFolder(folder.path("real"))
        symlink(folder.path("real"), folder.path("link"))
        #expect(disk.resolved(folder.path("link")) == "\(real)/real")
        #expect(disk.resolved(folder.path("link/not/yet")) == "\(real)/real/not/yet")
        #expect(disk.resolved("/") == "/")
        #expect(disk.resolved("/nothing-is-called-so") == "/nothing-is-called-so")
    }

    @Test("names the file that it was asked for where it cannot write, not a temporary one")
    func pathOfFailure() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: FileSystemError.self) { try disk.replace(folder.path("no/file"), with: [1]) }
        #expect(error?.path == folder.path("no/file"))
        #expect(error?.code == ENOENT)
    }

    @Test("says what the system says")
    func errors() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: FileSystemError.self) { try disk.read(folder.path("nothing")) }
        #expect(error?.code == ENOENT)
        #expect(error?.reason == "No such file or directory")
        #expect(error?.path == folder.path("nothing"))
    }
}
