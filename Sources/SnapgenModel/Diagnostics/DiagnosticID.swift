/// The identifiers of the problems that snapgen reports; `summary` describes each.
///
/// The raw value is printed in brackets after the message and in JSON. Its meaning never changes.
public enum DiagnosticID: String, Codable, Sendable, CaseIterable {
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
