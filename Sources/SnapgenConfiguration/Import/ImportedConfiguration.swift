public import SnapgenModel

/// What another tool's configuration becomes.
public struct ImportedConfiguration: Equatable, Codable, Sendable {
    /// A `snapgen.yml`, which is valid.
    public var text: String
    /// What could not be converted, and what the other tool reads otherwise than it looks; in order of place.
    public var diagnostics: [Diagnostic]

    /// A file with what is to be said about it.
    init(text: String, diagnostics: [Diagnostic]) {
        self.text = text
        self.diagnostics = diagnostics
    }
}
