import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("ProjectRoot")
struct ProjectRootTests {
    @Test("is the nearest folder with a mark", arguments: ["snapgen.yml", "Package.swift", ".git"])
    func marks(name: String) {
        let disk = MemoryFileSystem(["/a/b/\(name)": "", "/a/b/c/d/File.swift": "", "/a/Package.swift": ""])
        #expect(ProjectRoot.enclosing("/a/b/c/d", in: disk).path == "/a/b")
    }

    @Test(
        "prefers a configuration to a project, a project to a package, and a package to nothing",
        arguments: [
            (["/r/snapgen.yml", "/r/a/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/App.xcworkspace/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/a/App.xcodeproj/p", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a"),
            (["/r/a/Package.swift", "/r/x"], "/r/a"),
            (["/r/a/.git/x", "/snapgen.yml", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a/b"),
        ])
    func order(files: [String], root: String) {
        let names = files + ["/r/a/b/c/A.swift"]
        let disk = MemoryFileSystem(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
        #expect(ProjectRoot.enclosing("/r/a/b/c", in: disk).path == root)
        let nearest = ProjectRoot.enclosing("/r/a/b/c", in: disk, isConfigured: true).path
        #expect(nearest == (files.contains("/r/a/b/Package.swift") ? "/r/a/b" : root))
    }

    @Test("is the folder itself where nothing marks a root")
    func noMark() {
        #expect(ProjectRoot.enclosing("/a/b", in: MemoryFileSystem(["/a/b/x": ""])).path == "/a/b")
    }

    @Test("has no slash at its end unless it is nothing else", arguments: [("/a/", "/a"), ("/a", "/a"), ("/", "/")])
    func trailingSlash(path: String, expected: String) {
        #expect(ProjectRoot(path).path == expected)
    }

    @Test("shows what lies below it from there, and the rest as it is")
    func display() {
        let root = ProjectRoot("/a/b/")
        #expect(root.display("/a/b/c.swift") == "c.swift")
        #expect(root.display("/a/bc.swift") == "/a/bc.swift")
        #expect(root.relative("/a/b") == nil)
    }

    @Test("compares paths by their bytes, as file systems do")
    func bytes() {
        let root = ProjectRoot("/a/\u{E9}")
        #expect(root.relative("/a/\u{E9}/b")?.string == "b")
        #expect(root.relative("/a/e\u{301}/b") == nil)
        #expect(root.relative("/a/\u{E9}/\u{301}b")?.string.unicodeScalars.first == "\u{301}")
        #expect(root.relative("/a/\u{E9}\u{301}/b") == nil)
    }

    @Test(
        "what a person types becomes absolute",
        arguments: [
            ("x", "/a/b/x"), ("../x", "/a/x"), ("/x/./y/..", "/x"), (".", "/a/b"), ("../../../..", "/"),
            ("..\u{2F}\u{301}x", "/a/\u{301}x"),
        ])
    func absolutePaths(typed: String, absolute: String) {
        #expect(AbsolutePath.resolve(typed, from: "/a/b") == absolute)
    }
}
