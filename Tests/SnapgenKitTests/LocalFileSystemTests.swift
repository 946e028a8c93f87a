import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("LocalFileSystem")
struct LocalFileSystemTests {
    private let disk = LocalFileSystem()

    @Test("reads back what it wrote, also with a buffer that is too small", arguments: [0, 1, 9, 10, 11, 25, 300_000])
    func roundTrip(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try disk.write(bytes, toFile: folder.path("file"), replacing: .anything)
        #expect(try disk.read(folder.path("file")) == bytes)
        var buffer = [UInt8](repeating: 0xFF, count: 10)
        let count = try disk.read(folder.path("file"), into: &buffer)
        #expect(Array(buffer.prefix(count)) == bytes)
        let path = try #require(RelativePath("file"))
        #expect(try disk.read(path, below: folder.path, atMost: 8) == Array(bytes.prefix(8)))
    }

    @Test("lists nothing outside of the folder, even if all names are visited, and follows links to files only")
    func listing() throws {
        let folder = try TemporaryFolder(["a/b.png": "", "a/.c/d.png": "", "e.png": ""])
        for (link, target) in [("link", "b.png"), ("broken", "none"), ("cycle", "cycle.png")] {
            symlink(target, folder.path("a/\(link).png"))
        }
        symlink(".", folder.path("a/loop"))
        let listing = disk.list(".png", below: folder.path("a")) { _ in true }
        #expect(listing.files.sorted() == [".c/d.png", "b.png", "link.png"])
        #expect(listing.problems == [])
    }

    @Test("keeps the mode of a file that it replaces", arguments: [0o640, 0o600, 0o666] as [mode_t])
    func keepsMode(mode: mode_t) throws {
        let folder = try TemporaryFolder()
        try disk.write([1], toFile: folder.path("file"), replacing: .anything)
        chmod(folder.path("file"), mode)
        try disk.write([2], toFile: folder.path("file"), replacing: .anything)
        var status = stat()
        #expect(stat(folder.path("file"), &status) == 0)
        #expect(status.st_mode & 0o777 == mode)
    }

    @Test("leaves no temporary file behind, also where it cannot replace")
    func noLeftovers() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path("taken"), 0o777)
        #expect(throws: FileSystemError.self) {
            try disk.write([1], toFile: folder.path("taken"), replacing: .anything)
        }
        try disk.write([1], toFile: folder.path("file"), replacing: .anything)
        #expect(try disk.names(in: folder.path) == ["file", "taken"])
    }

    @Test("removes what a killed writer has left, and nothing that a living one holds or another program has made")
    func leftovers() throws {
        let folder = try TemporaryFolder(["Out/note": ""])
        let dead = try folder.leaveTemporaryFile(in: "Out")
        let others = [".snapgen-1-0.tmp", ".snapgen-.tmp", ".snapgen-note", "\(dead.dropLast(4))0.tmp", "0\(dead)"]
        for name in others { try folder.write("a person's", to: "Out/\(name)") }
        let out = open(folder.path("Out"), O_RDONLY)
        defer { close(out) }
        let place = (folder: out, name: "file", path: folder.path("Out/file"))
        let living = try TemporaryFile(for: place, mode: nil)
        let names = try disk.names(in: folder.path("Out"))
        #expect(names.count == 3 + others.count && names.contains(dead))
        try disk.write([], toFile: folder.path("Out/other"), replacing: .nothing)
        #expect(try disk.names(in: folder.path("Out")) == (names.filter { $0 != dead } + ["other"]).sorted())
        living.remove()
        #expect(folder.files == (others + ["note", "other"]).map { "Out/\($0)" }.sorted())
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
        try disk.write([2], toFile: folder.path("file"), replacing: .anything)
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

    @Test("never waits for a pipe, and reads no device to its end, and no file that would fill the memory")
    func noRegularFile() throws {
        let folder = try TemporaryFolder()
        mkfifo(folder.path("pipe"), 0o600)
        try folder.write("", to: "huge")
        #expect(truncate(folder.path("huge"), 1 << 40) == 0)
        let codes = [("pipe", EINVAL), ("huge", EFBIG), ("", EISDIR), ("nothing", ENOENT)]
        for (path, code) in codes.map({ (folder.path($0), $1) }) + [("/dev/zero", EFBIG)] {
            let error = #expect(throws: FileSystemError.self) { try disk.read(path) }
            #expect(error == FileSystemError(path: path, code: code))
        }
        #expect(FileSystemError(path: "", code: ENOENT).reason == "No such file or directory")
        #expect(try disk.read("/dev/null") == [])
    }

    @Test("a signal waits until the file is in its place")
    func signals() throws {
        var before = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &before)
        let signals = LocalFileSystem.deferSignals()
        var during = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &during)
        LocalFileSystem.restore(signals)
        var after = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &after)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            #expect(sigismember(&during, signal) == 1)
            #expect(sigismember(&after, signal) == sigismember(&before, signal))
        }
    }

    @Test("makes the folders of a file that it writes, but not where a file is, and lists names by their bytes")
    func folders() throws {
        let folder = try TemporaryFolder(["no": "old"])
        let path = try #require(RelativePath("c/d"))
        for _ in 0..<2 { try disk.write([], to: path, below: folder.path("a/b"), replacing: .anything) }
        #expect(folder.files == ["a/b/c/d", "no"])
        for (name, below) in [("no/file", folder.path), ("file", folder.path("no"))] {
            let path = try #require(RelativePath(name))
            let error = #expect(throws: FileSystemError.self) {
                try disk.write([1], to: path, below: below, replacing: .anything)
            }
            #expect(error?.code == ENOTDIR)
            #expect(error?.path == (name == "file" ? folder.path("no") : folder.path("no/file")))
        }
        #expect(try folder.read("no") == "old")
        for name in ["b", "A", "é", ".hidden"] { try folder.write("", to: name) }
        #expect(try disk.names(in: folder.path) == [".hidden", "A", "a", "b", "no", "é"])
    }

    @Test("writes and removes nothing through a link, whether it is a file, a folder above it, or leads nowhere")
    func links() throws {
        let folder = try TemporaryFolder(["Own/file": "", "Other/file": "other", "Other/empty/x": ""])
        try FileManager.default.removeItem(atPath: folder.path("Other/empty/x"))
        for (link, target) in [("link", "../Other"), ("file2", "../Other/file"), ("nowhere", "../Other/new")] {
            symlink(target, folder.path("Own/\(link)"))
        }
        for name in ["link/file", "link/new", "link/deep/new", "file2", "nowhere", "link"] {
            let path = try #require(RelativePath(name))
            for expected in [FileExpectation.anything, .nothing, .contents(Array("other".utf8))] {
                #expect(throws: FileSystemError.self, "\(name)") {
                    try disk.write([1], to: path, below: folder.path("Own"), replacing: expected)
                }
                #expect(throws: FileSystemError.self, "\(name)") {
                    try disk.remove(path, below: folder.path("Own"), having: expected)
                }
            }
        }
        try disk.removeEmptyFolder(#require(RelativePath("link/empty")), below: folder.path("Own"))
        #expect(disk.kind(of: folder.path("Other/empty")) == .folder)
        #expect(try folder.read("Other/file") == "other")
        #expect(try disk.names(in: folder.path("Other")) == ["empty", "file"])
    }

    @Test("replaces and removes only the contents that are expected")
    func expectations() throws {
        let folder = try TemporaryFolder(["file": "old"])
        let (file, new) = (try #require(RelativePath("file")), try #require(RelativePath("new")))
        for expected in [FileExpectation.nothing, .contents([]), .contents(Array("OLD".utf8))] {
            #expect(throws: FileSystemError.self) {
                try disk.write([1], to: file, below: folder.path, replacing: expected)
            }
            #expect(throws: FileSystemError.self) { try disk.remove(file, below: folder.path, having: expected) }
        }
        #expect(throws: FileSystemError.self) {
            try disk.write([1], to: new, below: folder.path, replacing: .contents([]))
        }
        #expect(folder.files == ["file"])
        try disk.write(Array("new".utf8), to: file, below: folder.path, replacing: .contents(Array("old".utf8)))
        #expect(try folder.read("file") == "new")
        try disk.remove(file, below: folder.path, having: .contents(Array("new".utf8)))
        #expect(folder.files == [])
    }

    @Test("of writers that read, change and write a file at the same time, none loses the change of another")
    func concurrentChanges() async throws {
        let folder = try TemporaryFolder(["count": "0"])
        let path = try #require(RelativePath("count"))
        let (disk, place) = (disk, folder.path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<20 {
                        while true {
                            let old = try disk.read(path, below: place)
                            let next = (Int(String(decoding: old, as: UTF8.self)) ?? 0) + 1
                            do {
                                try disk.write(
                                    Array("\(next)".utf8), to: path, below: place, replacing: .contents(old))
                                break
                            } catch { continue }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try folder.read("count") == "160")
    }

    @Test("knows files, folders, links and nothing")
    func kinds() throws {
        let folder = try TemporaryFolder()
        try disk.write([], toFile: folder.path("file"), replacing: .anything)
        symlink(folder.path("file"), folder.path("link"))
        mkfifo(folder.path("pipe"), 0o600)
        for name in ["file", "link"] { #expect(disk.kind(of: folder.path(name)) == .file) }
        for name in ["nothing", "file/nothing"] { #expect(disk.kind(of: folder.path(name)) == nil) }
        #expect(disk.kind(of: folder.path) == .folder)
        #expect(disk.kind(of: folder.path("pipe")) == .other)
        #expect(disk.isLink(folder.path("link")) && !disk.isLink(folder.path("file")))
        #expect(disk.isWritable(folder.path("file")) && !disk.isWritable(folder.path("nothing")))
        // Whoever asks, the superuser as well.
        chmod(folder.path("file"), 0o444)
        #expect(!disk.isWritable(folder.path("file")))
    }

    @Test("follows links in a path as far as it exists")
    func resolved() throws {
        let folder = try TemporaryFolder()
        let real = disk.resolved(folder.path)
        mkdir(folder.path("real"), 0o777)
        symlink(folder.path("real"), folder.path("link"))
        #expect(disk.resolved(folder.path("link")) == "\(real)/real")
        #expect(disk.resolved(folder.path("link/not/yet")) == "\(real)/real/not/yet")
        #expect(disk.resolved("/") == "/")
        #expect(disk.resolved("/nothing-is-called-so") == "/nothing-is-called-so")
    }
}
