import Testing

@testable import SnapgenTesting

@Suite("FilePath")
struct FilePathTests {
    @Test(
        "puts one slash between a folder and a path",
        arguments: [("/a", "/a/b/c"), ("/a/", "/a/b/c"), ("/", "/b/c")])
    func join(folder: String, joined: String) {
        #expect(FilePath.join(folder, "b/c") == joined)
    }

    @Test(
        "is absolute only from the root on",
        arguments: [("/a", true), ("/", true), ("a", false), ("./a", false), ("~/a", false), ("", false)])
    func isAbsolute(path: String, expected: Bool) {
        #expect(FilePath.isAbsolute(path) == expected)
    }
}
