/// The kinds of problems that snapgen reports.
///
/// The raw value is what stands in brackets behind a message and in JSON; it never changes its meaning.
public enum DiagnosticID: String, Codable, Sendable, CaseIterable {
    // Command line
    /// Arguments that the command does not take.
    case usage

    // Input
    /// A path that was asked for does not exist or cannot be read.
    case unreadableInput = "unreadable-input"
    /// No Swift file was found where sources were expected.
    case noSources = "no-sources"
    /// A Swift file has syntax errors; what could be read of it is used.
    case syntaxError = "syntax-error"
    /// A file is nested too deeply, or is too large, to be parsed safely.
    case sourceTooComplex = "source-too-complex"
    /// The system starts no thread, so nothing is read.
    case noThread = "no-thread"

    /// The code of a preview holds a character that nobody sees.
    case hiddenCharacter = "hidden-character"

    // Catalog
    /// A `// snapgen:` comment says something that is not understood.
    case badDirective = "bad-directive"
    /// Two entries have names that a file system or Swift cannot tell apart.
    case nameCollision = "name-collision"
    /// A `#Preview` without a display name is numbered, and its number changes when others come and go.
    case unnamedPreview = "unnamed-preview"
    /// Two samples of an entry carry one label.
    case duplicateLabel = "duplicate-label"

    /// A reference that keeps a name of before, which only running tells.
    case openName = "open-name"
    /// An entry whose references no configured engine asserts.
    case noEngine = "no-engine"

    // Configuration
    /// The configuration file is not YAML, or not the YAML that is allowed.
    case badYAML = "bad-yaml"
    /// A key that does not exist.
    case unknownKey = "unknown-key"
    /// A value of the wrong type or outside its range.
    case badValue = "bad-value"
    /// A name (device, batch, theme, ...) that nothing defines.
    case unknownName = "unknown-name"
    /// An exclude that matches no environment of its batch.
    case unusedExclude = "unused-exclude"
    /// A batch whose excludes leave no environment.
    case emptyBatch = "empty-batch"
    /// A part of the configuration that nothing in the sources matches or names.
    case unusedSetting = "unused-setting"
    /// A `${NAME}` whose variable is not set.
    case unsetVariable = "unset-variable"
    /// The configuration file that was asked for does not exist.
    case missingConfiguration = "missing-configuration"

    // Import
    /// A line of another tool's configuration that the tool reads otherwise than it looks.
    case readsDifferently = "reads-differently"
    /// A part of another tool's configuration that snapgen has nothing for.
    case notConverted = "not-converted"
    /// A reference that the plan does not know, or that cannot be moved.
    case unmatchedReference = "unmatched-reference"

    // Shards
    /// A report of a test run that cannot be read.
    case badDurations = "bad-durations"
    /// Reports of test runs that tell nothing of the plan's tests.
    case unmatchedDurations = "unmatched-durations"

    // Templates
    /// A template that does not exist.
    case missingTemplate = "missing-template"
    /// A template that may not be read, or that Stencil cannot read or render.
    case badTemplate = "bad-template"

    // Output
    /// An output folder in a place that belongs to something else.
    case misplacedOutput = "misplaced-output"
    /// A file could not be written.
    case cannotWrite = "cannot-write"
    /// A file is in the way that snapgen did not write.
    case foreignFile = "foreign-file"
    /// A generated file that is not needed any more stays, because it has been edited, renamed or copied.
    case keptFile = "kept-file"
}
