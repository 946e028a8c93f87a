import Foundation
import SnapgenKit
import SnapgenTestSupport
import Testing

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

    @Test("keeps the mode of a file that it replaces")
    func keepsMode() throws {
        let folder = try TemporaryFolder()
        try disk.replace(folder.path("file"), with: [1])
        chmod(folder.path("file"), 0o640)
        try disk.replace(folder.path("file"), with: [2])
        var status = stat()
        #expect(stat(folder.path("file"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o640)
    }

    @Test("leaves no temporary file behind, also where it cannot replace")
    func noLeftovers() throws {
        let folder = try TemporaryFolder()
        try disk.createFolder(folder.path("taken"))
        #expect(throws: FileSystemError.self) { try disk.replace(folder.path("taken"), with: [1]) }
        try disk.replace(folder.path("file"), with: [1])
        #expect(try disk.names(in: folder.path) == ["file", "taken"])
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
