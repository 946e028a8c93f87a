/// A folder of Swift files that are compiled into one module.
public struct SourceModule: Hashable, Codable, Sendable {
    /// A folder or a file, below the root; `nil` for the root itself.
    public var path: RelativePath?
    /// The module's name.
    public var module: String

    /// The files at or below `path`, compiled into `module`.
    public init(path: RelativePath?, module: String) {
        self.path = path
        self.module = module
    }
}
