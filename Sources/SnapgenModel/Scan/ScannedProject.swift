/// The declarations of a project that matter to the catalog.
public struct ScannedProject: Equatable, Sendable {
    /// The files that matter, in no particular order.
    public var files: [ScannedFile]
    /// The modules of all files, also of those that do not matter.
    public var modules: [String]
    /// The reasons for which files were not read.
    public var diagnostics: [Diagnostic]

    /// A project with the declarations of `files`.
    ///
    /// - Parameter modules: those of all files; `nil` where there are no others than `files`.
    public init(files: [ScannedFile], modules: [String]? = nil, diagnostics: [Diagnostic] = []) {
        self.files = files
        self.modules = modules ?? Array(Set(files.map(\.module)))
        self.diagnostics = diagnostics
    }
}
