/// The identifiers of the problems that snapgen reports; `summary` describes each.
///
/// A new one is a case and a row of the table below. The raw value is printed in brackets after the message and in JSON. Its meaning never changes.
package enum DiagnosticID: String, Codable, Sendable, CaseIterable {
    // Command line
    case usage
    case refusedPaths = "refused-paths"

    // Input
    case unreadableInput = "unreadable-input"
    case noSources = "no-sources"
    case syntaxError = "syntax-error"
    case sourceTooComplex = "source-too-complex"
    case noThread = "no-thread"

    // Catalog
    case badDirective = "bad-directive"
    case nameCollision = "name-collision"
    case unnamedPreview = "unnamed-preview"
    case notDrawn = "not-drawn"
    case changesState = "changes-state"
    case dependentLayout = "dependent-layout"
    case duplicateLabel = "duplicate-label"
    case openName = "open-name"
    case noEngine = "no-engine"
    case missingLibrary = "missing-library"

    // Configuration
    case badYAML = "bad-yaml"
    case unknownKey = "unknown-key"
    case badValue = "bad-value"
    case unknownName = "unknown-name"
    case unusedExclude = "unused-exclude"
    case emptyBatch = "empty-batch"
    case unusedSetting = "unused-setting"
    case unsetVariable = "unset-variable"
    case missingConfiguration = "missing-configuration"
    case formerFile = "former-file"

    // Projects
    case noProject = "no-project"
    case badProject = "bad-project"
    case missingProjectFile = "missing-project-file"
    case missingCondition = "missing-condition"
    case severalTargets = "several-targets"
    case takenTwice = "taken-twice"
    case leftOut = "left-out"

    // Set-up
    case noHost = "no-host"
    case notTestable = "not-testable"
    case missingPreviews = "missing-previews"
    case oldLibrary = "old-library"
    case versionMismatch = "version-mismatch"
    case notPinned = "not-pinned"
    case misplacedReferences = "misplaced-references"
    case lfsPointer = "lfs-pointer"
    case untrustedPlugin = "untrusted-plugin"

    // Import
    case readsDifferently = "reads-differently"
    case notConverted = "not-converted"
    case unmatchedReference = "unmatched-reference"

    // References
    case missingReference = "missing-reference"
    case movedReference = "moved-reference"
    case duplicateReference = "duplicate-reference"
    case orphanedReference = "orphaned-reference"
    case notPruned = "not-pruned"
    case notAccepted = "not-accepted"

    // Review
    case changedSnapshot = "changed-snapshot"
    case newSnapshot = "new-snapshot"
    case failedSnapshot = "failed-snapshot"
    case deletedSnapshot = "deleted-snapshot"
    case incompleteResults = "incomplete-results"
    case outdatedResults = "outdated-results"

    // Shards
    case badDurations = "bad-durations"
    case unmatchedDurations = "unmatched-durations"

    // Pictures
    case blankPicture = "blank-picture"
    case transparentPicture = "transparent-picture"
    case darkEqualsLight = "dark-equals-light"
    case equalDevices = "equal-devices"
    case notMirrored = "not-mirrored"
    case equalLanguage = "equal-language"
    case equalTextSizes = "equal-text-sizes"
    case largePicture = "large-picture"
    case unreadablePicture = "unreadable-picture"

    // Accessibility keys
    case unsetKey = "unset-key"
    case keySetTwice = "key-set-twice"
    case scalarKeyInLoop = "scalar-key-in-loop"
    case identifierOverKeys = "identifier-over-keys"
    case containerHidesKeys = "container-hides-keys"
    case schemaCollision = "schema-collision"
    case cyclicSchema = "cyclic-schema"
    case computedKey = "computed-key"
    case ambiguousList = "ambiguous-list"
    case duplicateIdentifier = "duplicate-identifier"
    case rawIdentifier = "raw-identifier"
    case untestedKey = "untested-key"
    case keyWithoutSample = "key-without-sample"

    // Templates
    case missingTemplate = "missing-template"
    case badTemplate = "bad-template"

    // Output
    case misplacedOutput = "misplaced-output"
    case cannotWrite = "cannot-write"
    case foreignFile = "foreign-file"
    case keptFile = "kept-file"
}

extension DiagnosticID {
    package var summary: String { row.summary }

    /// The severities that the problem has by default, the most severe first.
    package var severities: [Diagnostic.Severity] { row.severities }

    /// An error without which there is no result cannot be lowered.
    package var canBeLowered: Bool { severities != [.error] || hasResult }

    var hasResult: Bool {
        switch self {
        case .missingLibrary, .noHost, .notTestable, .oldLibrary, .lfsPointer, .schemaCollision, .cyclicSchema: true
        default: false
        }
    }

    private var row: (severities: [Diagnostic.Severity], summary: String) {
        switch self {
        case .usage: ([.error], "Invalid command line arguments.")
        case .refusedPaths: ([.error], "Paths in place of the sources that the configuration names.")
        case .unreadableInput: ([.error], "A requested path that does not exist or cannot be read.")
        case .noSources: ([.error, .warning], "A source folder without Swift files.")
        case .syntaxError: ([.warning], "A Swift file with syntax errors; declarations without errors are used.")
        case .sourceTooComplex:
            ([.error, .warning], "A file that is too deeply nested or too large to be parsed safely.")
        case .noThread: ([.error], "A failure of the system to start a thread.")
        case .badDirective: ([.warning], "An invalid `// snapgen:` comment.")
        case .nameCollision: ([.error, .warning], "Two entries whose names are equal to a file system or to Swift.")
        case .unnamedPreview:
            ([.note], "A `#Preview` without a display name, so that its number depends on other previews.")
        case .notDrawn: ([.warning], "A part of a preview that its pictures do not show.")
        case .changesState: ([.warning], "A preview whose code sets a property that keeps its value in later tests.")
        case .dependentLayout: ([.note], "A size in the modifier of a preview that is no literal.")
        case .duplicateLabel: ([.warning], "Two samples of an entry with the same label.")
        case .openName: ([.warning], "A reference with a legacy name that is determined at run time.")
        case .noEngine: ([.warning], "An entry with references that no configured engine supports.")
        case .missingLibrary:
            ([.error, .warning], "A library that the generated tests import and that the test target does not link.")
        case .badYAML: ([.error], "A configuration file that is not valid YAML or uses unsupported YAML features.")
        case .unknownKey: ([.error, .warning], "An unknown key.")
        case .badValue: ([.error], "A value of the wrong type or outside its range.")
        case .unknownName: ([.error, .warning], "An undefined name of a device, batch, theme, or similar.")
        case .unusedExclude: ([.warning], "An exclude that matches no environment of its batch.")
        case .emptyBatch: ([.error], "A batch without environments after its excludes.")
        case .unusedSetting:
            ([.warning, .note], "A setting without effect, because nothing in the sources matches it.")
        case .unsetVariable: ([.error], "A `${NAME}` with an unset variable.")
        case .missingConfiguration: ([.error], "A requested configuration file that does not exist.")
        case .formerFile: ([.warning], "A file that earlier versions of snapgen read.")
        case .noProject:
            ([.error], "A requested folder without a workspace, Xcode project, XcodeGen specification or package.")
        case .badProject:
            ([.error, .warning], "A project, workspace, scheme or package of which a part cannot be read.")
        case .missingProjectFile:
            ([.error, .warning, .note], "A file that a project refers to and that does not exist.")
        case .missingCondition:
            ([.warning], "A condition of `#if` that a target has and its test target has not, or the other way round.")
        case .severalTargets: ([.error, .warning], "Several test targets of a project, of which one is chosen.")
        case .takenTwice: ([.error], "An entry that several test targets take.")
        case .leftOut:
            ([.warning, .note], "Entries of no test target, such as previews in modules that the tests cannot import.")
        case .noHost: ([.error, .warning], "Tests of pictures that do not run in an app.")
        case .notTestable: ([.error], "A module that tests cannot import with `@testable`.")
        case .missingPreviews: ([.error, .warning], "Previews that the program of the tests does not contain.")
        case .oldLibrary: ([.error], "A version of a library that generated tests do not compile with.")
        case .versionMismatch: ([.warning], "A package of snapgen with another version than the tool.")
        case .notPinned: ([.warning], "Pictures that may be taken in any simulator.")
        case .misplacedReferences: ([.warning], "References in a folder whose files become part of a test bundle.")
        case .lfsPointer: ([.error, .warning], "A picture that Git LFS has not downloaded.")
        case .untrustedPlugin: ([.warning], "A build plugin that CI does not trust.")
        case .readsDifferently:
            ([.warning], "A line of another tool's configuration that the tool reads differently from YAML.")
        case .notConverted:
            ([.warning, .note], "A part of another tool's configuration without an equivalent in snapgen.")
        case .unmatchedReference: ([.warning], "A reference that is not in the plan or cannot be moved.")
        case .missingReference: ([.warning], "A reference of the plan that does not exist.")
        case .movedReference: ([.warning], "A reference of the plan that exists at another path.")
        case .duplicateReference:
            ([.warning], "Two references whose paths are equal to a file system that ignores case or Unicode form.")
        case .orphanedReference: ([.warning], "A reference that no test uses any more.")
        case .notPruned: ([.error, .warning], "Orphaned references that are not deleted, because they may be in use.")
        case .notAccepted: ([.warning], "A failure whose result does not become the reference.")
        case .changedSnapshot: ([.warning], "Snapshots that differ from their references.")
        case .newSnapshot: ([.warning], "Snapshots without a reference.")
        case .failedSnapshot: ([.warning], "Snapshots that could not be compared, or whose test crashed.")
        case .deletedSnapshot: ([.note], "References of no planned snapshot, or that only the old side has.")
        case .incompleteResults: ([.warning], "Planned snapshots without a result, or results that cannot be read.")
        case .outdatedResults: ([.warning, .note], "Results of an earlier state of the project.")
        case .badDurations: ([.error], "A test report that cannot be read.")
        case .unmatchedDurations: ([.warning], "Test reports without any of the plan's tests.")
        case .blankPicture: ([.warning], "A picture of one colour.")
        case .transparentPicture: ([.warning], "A picture without any visible pixel.")
        case .darkEqualsLight: ([.warning], "A picture in dark mode that equals the one in light mode.")
        case .equalDevices: ([.warning], "Equal pictures for devices or sizes that differ.")
        case .notMirrored:
            ([.warning], "A picture in a right-to-left language with the layout of the other languages.")
        case .equalLanguage: ([.warning], "A picture in a language that equals the one in the first language.")
        case .equalTextSizes: ([.warning], "Equal pictures for all sizes of text.")
        case .largePicture: ([.warning], "A picture with a large file.")
        case .unreadablePicture: ([.warning], "A reference that is not a readable picture.")
        case .unsetKey: ([.warning], "An accessibility key that no view has.")
        case .keySetTwice:
            ([.warning, .note], "An accessibility key of two views that can be on the screen together.")
        case .scalarKeyInLoop: ([.warning, .note], "An accessibility key without an item that a loop sets.")
        case .identifierOverKeys: ([.warning], "An accessibility identifier that replaces those of the views in it.")
        case .containerHidesKeys: ([.warning], "An accessibility key of a view that a container hides from UI tests.")
        case .schemaCollision: ([.error], "Two accessibility schemas with the same name.")
        case .cyclicSchema: ([.error], "An accessibility schema that creates itself.")
        case .computedKey: ([.warning], "A computed property of an accessibility schema.")
        case .ambiguousList: ([.warning], "Two arrays of the same accessibility schema, which are indistinguishable.")
        case .duplicateIdentifier: ([.warning, .note], "An accessibility identifier that is declared or set twice.")
        case .rawIdentifier: ([.note], "An accessibility key with an identifier of its own; not reported by default.")
        case .untestedKey: ([.note], "An accessibility key that no UI test uses.")
        case .keyWithoutSample: ([.note], "An accessibility key that no sample shows.")
        case .missingTemplate: ([.error], "A template that does not exist.")
        case .badTemplate: ([.error, .warning], "A template that cannot be read, parsed or rendered.")
        case .misplacedOutput: ([.error], "An output folder at a path that is reserved for something else.")
        case .cannotWrite: ([.error], "A file that cannot be written.")
        case .foreignFile: ([.error], "A file at an output path that snapgen did not write.")
        case .keptFile:
            ([.warning], "An unneeded generated file that is kept because it was edited, renamed or copied.")
        }
    }
}
