/// A generated file that has not been written yet.
package struct RenderedFile: Equatable, Encodable, Sendable {
    /// The path below the output folder.
    package var path: RelativePath
    /// The complete contents.
    package var contents: String

    /// Creates a file with `contents` at `path` below the output folder.
    package init(path: RelativePath, contents: String) {
        self.path = path
        self.contents = contents
    }
}
