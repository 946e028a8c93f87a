package struct RenderedFile: Equatable, Encodable, Sendable {
    /// Below the output folder.
    package var path: RelativePath
    package var contents: String

    package init(path: RelativePath, contents: String) {
        self.path = path
        self.contents = contents
    }
}
