/// The identifiers of the problems that snapgen reports.
///
/// The raw value is printed in brackets after the message and in JSON. Its meaning never changes.
public enum DiagnosticID: String, Codable, Sendable, CaseIterable {
    // Command line
    /// Invalid command line arguments.
    case usage

    // Input
    /// A requested path that does not exist or cannot be read.
    case unreadableInput = "unreadable-input"
    /// A source folder without Swift files.
    case noSources = "no-sources"
    /// A Swift file with syntax errors; declarations without errors are used.
    case syntaxError = "syntax-error"
    /// A file that is too deeply nested or too large to be parsed safely.
    case sourceTooComplex = "source-too-complex"
    /// A failure of the system to start a thread.
    case noThread = "no-thread"

    /// An invisible character in the code of a preview.
    case hiddenCharacter = "hidden-character"

    // Catalog
    /// An invalid `// snapgen:` comment.
    case badDirective = "bad-directive"
    /// Two entries whose names are equal to a file system or to Swift.
    case nameCollision = "name-collision"
    /// A `#Preview` without a display name; its number changes when other previews are added or removed.
    case unnamedPreview = "unnamed-preview"
    /// A `#Preview` without a display name whose number has changed, so that it is compared with another reference.
    case renumberedPreview = "renumbered-preview"
    /// A part of a preview that its pictures do not show.
    case notDrawn = "not-drawn"
    /// A preview whose code sets a property that keeps its value in later tests.
    case changesState = "changes-state"
    /// A size in the code of a preview that only running the code determines.
    case dependentLayout = "dependent-layout"
    /// Two samples of an entry with the same label.
    case duplicateLabel = "duplicate-label"

    /// A reference with a legacy name that is determined at run time.
    case openName = "open-name"
    /// An entry with references that no configured engine supports.
    case noEngine = "no-engine"
    /// A preview with a bundle that is another one in its test.
    case otherBundle = "other-bundle"
    /// A library that the generated tests import and that the test target does not link.
    case missingLibrary = "missing-library"

    // Configuration
    /// A configuration file that is not valid YAML or uses unsupported YAML features.
    case badYAML = "bad-yaml"
    /// An unknown key.
    case unknownKey = "unknown-key"
    /// A value of the wrong type or outside its range.
    case badValue = "bad-value"
    /// An undefined name of a device, batch, theme, or similar.
    case unknownName = "unknown-name"
    /// An exclude that matches no environment of its batch.
    case unusedExclude = "unused-exclude"
    /// A batch without environments after its excludes.
    case emptyBatch = "empty-batch"
    /// A part of the configuration without effect, because nothing in the sources matches it.
    case unusedSetting = "unused-setting"
    /// A `${NAME}` with an unset variable.
    case unsetVariable = "unset-variable"
    /// A requested configuration file that does not exist.
    case missingConfiguration = "missing-configuration"

    // Projects
    /// A requested folder without a workspace, Xcode project, XcodeGen specification or package.
    case noProject = "no-project"
    /// A project, workspace, scheme or package of which a part cannot be read; the rest is used.
    case badProject = "bad-project"
    /// A file that a project refers to and that does not exist.
    case missingProjectFile = "missing-project-file"

    /// A condition of `#if` that a target has and its test target has not, or the other way round.
    case missingCondition = "missing-condition"
    /// Several test targets of a project, of which one is chosen.
    case severalTargets = "several-targets"
    /// An entry that several test targets take.
    case takenTwice = "taken-twice"
    /// Previews in files whose module the tests cannot import, or in files of no target; entries of no test target.
    case leftOut = "left-out"

    // Set-up
    /// Tests of pictures that do not run in an app.
    case noHost = "no-host"
    /// A module that tests cannot import with `@testable`.
    case notTestable = "not-testable"
    /// A version of a library that generated tests do not compile with.
    case oldLibrary = "old-library"
    /// A package of snapgen with another version than the tool.
    case versionMismatch = "version-mismatch"
    /// Pictures that may be taken in any simulator.
    case notPinned = "not-pinned"
    /// References in a folder whose files become part of a test bundle.
    case misplacedReferences = "misplaced-references"
    /// A picture that Git LFS has not downloaded.
    case lfsPointer = "lfs-pointer"
    /// A build plugin that CI does not trust.
    case untrustedPlugin = "untrusted-plugin"

    // Import
    /// A line of another tool's configuration that the tool reads differently from YAML.
    case readsDifferently = "reads-differently"
    /// A part of another tool's configuration without an equivalent in snapgen.
    case notConverted = "not-converted"
    /// A reference that is not in the plan or cannot be moved.
    case unmatchedReference = "unmatched-reference"

    // Shards
    /// A test report that cannot be read.
    case badDurations = "bad-durations"
    /// Test reports without any of the plan's tests.
    case unmatchedDurations = "unmatched-durations"

    // Exclusions
    /// An error of the compiler that belongs to no entry, or to one that is excluded already.
    case compilerError = "compiler-error"

    // Templates
    /// A template that does not exist.
    case missingTemplate = "missing-template"
    /// A template that cannot be read, parsed or rendered.
    case badTemplate = "bad-template"

    // Output
    /// An output folder at a path that is reserved for something else.
    case misplacedOutput = "misplaced-output"
    /// A file that cannot be written.
    case cannotWrite = "cannot-write"
    /// A file at an output path that snapgen did not write.
    case foreignFile = "foreign-file"
    /// An unneeded generated file that is kept because it was edited, renamed or copied.
    case keptFile = "kept-file"
}
