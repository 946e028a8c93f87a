public import SnapgenModel

/// The defaults that depend on the project.
public struct ProjectDefaults: Equatable, Sendable {
    /// The modules that were found on disk, which are scanned if the configuration names none.
    public var sources: [SourceModule]

    /// A project in which `sources` were found.
    public init(sources: [SourceModule] = []) {
        self.sources = sources
    }
}
