/// A generated file that has not been written yet.
public struct RenderedFile: Equatable, Encodable, Sendable {
    /// The path below the output folder.
    public var path: RelativePath
    /// The complete contents.
    public var contents: String

    /// Creates a file with `contents` at `path` below the output folder.
    public init(path: RelativePath, contents: String) {
        self.path = path
        self.contents = contents
    }
}
