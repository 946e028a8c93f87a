import Foundation
import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("LocalFileSystem")
struct LocalFileSystemTests {
    private let disk = LocalFileSystem()

    private func write(
        _ text: String, to path: String, in folder: String, replacing expected: FileExpectation = .anything
    ) throws { try disk.write(Array(text.utf8), to: #require(RelativePath(path)), below: folder, replacing: expected) }

    private func remove(_ path: String, in folder: String, having expected: FileExpectation) throws {
        try disk.remove(#require(RelativePath(path)), below: folder, having: expected)
    }

    @Test("reads back what it wrote, also with a buffer that is too small", arguments: [0, 1, 9, 10, 11, 25, 300_000])
    func roundTrip(size: Int) throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try disk.write(bytes, toFile: folder.path("file"), replacing: .anything)
        #expect(try disk.read(folder.path("file")) == bytes)
        var buffer = [UInt8](repeating: 0xFF, count: 10)
        let count = try disk.read(folder.path("file"), into: &buffer).count
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

    @Test("enters links to folders outside of the folder, once each, if it is asked to")
    func entersLinks() throws {
        let folder = try TemporaryFolder(["a/b/c.png": "", "d/e.png": "", "d/f/g.png": ""])
        for (link, target) in [("x", "../d"), ("y", "../d"), ("b/up", "../.."), ("b/z", "../b")] {
            symlink(target, folder.path("a/\(link)"))
        }
        symlink("../../d", folder.path("d/f/again"))
        let listing = disk.list(".png", below: folder.path("a"), entersLinks: true) { _ in true }
        let links = ["x", "y"].map { ["b/c.png", "\($0)/e.png", "\($0)/f/g.png"] }
        #expect(links.contains(listing.files.sorted()))
    }

    @Test("keeps the mode of a file that it replaces", arguments: [0o640, 0o600, 0o666] as [mode_t])
    func keepsMode(mode: mode_t) throws {
        let folder = try TemporaryFolder(["file": "1"])
        chmod(folder.path("file"), mode)
        try write("2", to: "file", in: folder.path)
        var status = stat()
        #expect(stat(folder.path("file"), &status) == 0)
        #expect(status.st_mode & 0o777 == mode)
    }

    @Test("leaves no temporary file behind, also where it cannot replace")
    func noLeftovers() throws {
        let folder = try TemporaryFolder()
        mkdir(folder.path("taken"), 0o777)
        #expect(throws: FileSystemError.self) { try write("1", to: "taken", in: folder.path) }
        try write("1", to: "file", in: folder.path)
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
        try write("", to: "other", in: folder.path("Out"), replacing: .nothing)
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
        try write("2", to: "file", in: folder.path)
        #expect(try [folder.read("person"), folder.read("file")] == ["a person's", "2"])
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

    @Test("makes the folders of a file that it writes, but not where a file is, and lists names by their bytes")
    func folders() throws {
        let folder = try TemporaryFolder(["no": "old"])
        for _ in 0..<2 { try write("", to: "c/d", in: folder.path("a/b")) }
        #expect(folder.files == ["a/b/c/d", "no"])
        for (name, below, place) in [("no/file", folder.path, "no/file"), ("file", folder.path("no"), "no")] {
            let error = #expect(throws: FileSystemError.self) { try write("1", to: name, in: below) }
            #expect((error?.code, error?.path) == (ENOTDIR, folder.path(place)))
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
            for expected in [FileExpectation.anything, .nothing, .contents(Array("other".utf8))] {
                let own = folder.path("Own")
                #expect(throws: FileSystemError.self, "\(name)") {
                    try write("1", to: name, in: own, replacing: expected)
                }
                #expect(throws: FileSystemError.self, "\(name)") { try remove(name, in: own, having: expected) }
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
        for expected in [FileExpectation.nothing, .contents([]), .contents(Array("OLD".utf8))] {
            #expect(throws: FileSystemError.self) { try write("1", to: "file", in: folder.path, replacing: expected) }
            #expect(throws: FileSystemError.self) { try remove("file", in: folder.path, having: expected) }
        }
        #expect(throws: FileSystemError.self) { try write("1", to: "new", in: folder.path, replacing: .contents([])) }
        #expect(folder.files == ["file"])
        try write("new", to: "file", in: folder.path, replacing: .contents(Array("old".utf8)))
        #expect(try folder.read("file") == "new")
        try remove("file", in: folder.path, having: .contents(Array("new".utf8)))
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
                        var isWritten = false
                        while !isWritten {
                            let old = try disk.read(path, below: place)
                            let next = "\((Int(String(decoding: old, as: UTF8.self)) ?? 0) + 1)".utf8
                            isWritten =
                                (try? disk.write(Array(next), to: path, below: place, replacing: .contents(old))) != nil
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
        let folder = try TemporaryFolder(["file": ""])
        symlink(folder.path("file"), folder.path("link"))
        mkfifo(folder.path("pipe"), 0o600)
        let kinds: [FileKind?] = ["file", "link", "nothing", "file/nothing", ".", "pipe"].map {
            disk.kind(of: folder.path($0))
        }
        #expect(kinds == [.file, .file, nil, nil, .folder, .other])
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
        let paths = [folder.path("link"), folder.path("link/not/yet"), "/", "/nothing-is-called-so"]
        #expect(paths.map(disk.resolved) == ["\(real)/real", "\(real)/real/not/yet", "/", "/nothing-is-called-so"])
    }
}
