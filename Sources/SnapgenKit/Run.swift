package import SnapgenModel
package import SnapgenPlan
package import SnapgenScan

/// The results of the stages of a run; those behind its end are empty.
package struct Run: Sendable {
    package var sources: SourceList
    /// The previews in files that are not scanned, by reason; empty if the output is up to date.
    package var leftOut: [LeftOutFiles.Previews] = []
    /// The catalog; empty if the output is up to date.
    package var catalog = Catalog()
    /// The plan; empty if the output is up to date.
    package var plan: TestPlan
    /// The rendered files; none if the output is up to date.
    package var files: [RenderedFile] = []
    /// The rendered files for UI tests of samples; none if the output is up to date.
    var uiTests: [RenderedFolder] = []
    package var generation = Generation(diagnostics: [])
}

/// The result of generating tests, written or not.
///
/// Its encoding is what `snapgen generate --format json` prints.
package struct Generation: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.generation/1"
    package var diagnostics: [Diagnostic]
    /// The outcome for each file; empty if a diagnostic is an error.
    package var outcomes: [WriteOutcome] = []
    package var hasTests = false
}

extension Generation {
    /// Creates the result of generating the tests of several test targets, with all diagnostics of the run.
    package init(merging all: [Generation], diagnostics: [Diagnostic]) {
        self.init(
            diagnostics: diagnostics, outcomes: all.flatMap(\.outcomes), hasTests: all.contains(where: \.hasTests))
    }
}
