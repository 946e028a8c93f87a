/// What the sources of a project declare that matters to the catalog.
public struct ScannedProject: Equatable, Sendable {
    /// The files that matter, in no particular order.
    public var files: [ScannedFile]
    /// The modules of all files, also of those that do not matter.
    public var modules: [String]
    /// What kept files from being read.
    public var diagnostics: [Diagnostic]

    /// What `files` declare.
    ///
    /// - Parameter modules: those of all files; `nil` where there are no others than `files`.
    public init(files: [ScannedFile], modules: [String]? = nil, diagnostics: [Diagnostic] = []) {
        self.files = files
        self.modules = modules ?? Array(Set(files.map(\.module)))
        self.diagnostics = diagnostics
    }
}
