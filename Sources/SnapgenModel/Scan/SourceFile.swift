/// A Swift file in memory, for tests and fuzzing.
public struct SourceFile: Equatable, Codable, Sendable {
    /// The file, below the project's root.
    public var path: RelativePath
    /// The module that the file is compiled into.
    public var module: String
    /// The file's content, in any encoding.
    public var bytes: [UInt8]

    /// A file of `module` with `bytes` as its content.
    public init(path: RelativePath, module: String, bytes: [UInt8]) {
        self.path = path
        self.module = module
        self.bytes = bytes
    }
}
