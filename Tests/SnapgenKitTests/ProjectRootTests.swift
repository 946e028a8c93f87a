import SnapgenTestSupport
import Testing

@testable import SnapgenKit
@testable import SnapgenModel

@Suite("ProjectRoot")
struct ProjectRootTests {
    @Test(
        "is the nearest folder with a mark: a configuration before a project, a project before a package, and that before a repository",
        arguments: [
            (["/r/snapgen.yml", "/r/a/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/App.xcworkspace/p", "/r/a/b/Package.swift"], "/r"),
            (["/r/a/App.xcodeproj/p", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a"),
            (["/r/a/Package.swift", "/r/x"], "/r/a"),
            (["/r/a/b/snapgen.yml", "/r/a/Package.swift"], "/r/a/b"), (["/r/a/b/.git", "/r/x"], "/r/a/b"),
            (["/r/x"], "/r/a/b/c"),
            (["/r/a/.git/x", "/snapgen.yml", "/r/App.xcodeproj/p", "/r/a/b/Package.swift"], "/r/a/b"),
        ])
    func order(files: [String], root: String) {
        let names = files + ["/r/a/b/c/A.swift"]
        let disk = MemoryFileSystem(emptyFiles(names))
        #expect(ProjectRoot.enclosing("/r/a/b/c", in: disk).path == root)
        let nearest = ProjectRoot.enclosing("/r/a/b/c", in: disk, isConfigured: true).path
        #expect(nearest == (files.contains("/r/a/b/Package.swift") ? "/r/a/b" : root))
        #expect(ProjectRoot("/a/").path == "/a" && ProjectRoot("/").path == "/")
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
