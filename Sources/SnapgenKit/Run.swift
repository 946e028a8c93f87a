public import SnapgenModel

/// The results of the stages of a run; those behind its end are empty.
public struct Run: Sendable {
    public var sources: SourceList
    /// The previews in files that are not scanned, by reason; empty if the output is up to date.
    var leftOut: [LeftOutFiles.Previews] = []
    /// The catalog; empty if the output is up to date.
    public var catalog = Catalog()
    /// The plan; empty if the output is up to date.
    public var plan: TestPlan
    /// The rendered files; none if the output is up to date.
    public var files: [RenderedFile] = []
    /// The rendered files for UI tests of samples; none if the output is up to date.
    public var uiTests: [RenderedFolder] = []
    public var generation = Generation(diagnostics: [])
}

/// The result of generating tests, written or not.
///
/// Its encoding is what `snapgen generate --format json` prints.
public struct Generation: Equatable, Encodable, Sendable {
    public private(set) var schema = "snapgen.generation/1"
    public var diagnostics: [Diagnostic]
    /// The outcome for each file; empty if a diagnostic is an error.
    public var outcomes: [WriteOutcome] = []
    public var hasTests = false
}

extension Generation {
    /// Creates the result of generating the tests of several test targets, with all diagnostics of the run.
    public init(merging all: [Generation], diagnostics: [Diagnostic]) {
        self.init(
            diagnostics: diagnostics, outcomes: all.flatMap(\.outcomes), hasTests: all.contains(where: \.hasTests))
    }
}
