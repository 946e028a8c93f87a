public import SnapgenModel

/// What a project says about itself, without any configuration.
public struct ProjectDefaults: Equatable, Sendable {
    /// The modules that the caller found on disk, scanned where nobody names any.
    public var sources: [SourceModule]

    /// A project in which `sources` were found.
    public init(sources: [SourceModule] = []) {
        self.sources = sources
    }
}
