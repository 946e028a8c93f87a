/// The identifiers of the problems that snapgen reports; `summary` describes each.
///
/// A new one is a case and a row of the table below. The case makes the id that messages and JSON have, `unknown-key`
/// of `unknownKey`, and it never changes its meaning.
package enum DiagnosticID: Encodable, Sendable, CaseIterable {
    // Command line
    case usage, refusedPaths
    // Input
    case unreadableInput, noSources, syntaxError, sourceTooComplex, noThread
    // Catalog
    case badDirective, nameCollision, unnamedPreview, notDrawn, changesState, dependentLayout, duplicateLabel
    case openName, noEngine, missingLibrary
    // Configuration
    case badYAML, unknownKey, badValue, unknownName, unusedExclude, emptyBatch, unusedSetting, unsetVariable
    case missingConfiguration
    // Projects
    case noProject, badProject, unevaluatedManifest, missingProjectFile, missingCondition, severalTargets, takenTwice,
        leftOut
    // Set-up
    case inNoTarget, inOtherTarget, unselectedTests, ignoredFile
    case noHost, noScenes, noWindow, noMacDevice, sandboxedHost, notTestable, missingPreviews
    case previewContext, oldLibrary
    case versionMismatch, crashingPrecision, notPinned, misplacedReferences, lfsPointer, untrustedPlugin
    // Import
    case notConverted, unmatchedReference
    // References
    case missingReference, movedReference, duplicateReference, orphanedReference, notPruned, notAccepted
    // Review
    case changedSnapshot, newSnapshot, failedSnapshot, deletedSnapshot, incompleteResults, outdatedResults,
        largePage
    // Shards
    case badDurations, unmatchedDurations
    // Pictures
    case blankPicture, transparentPicture, darkEqualsLight, equalDevices, notMirrored, equalLanguage
    case equalTextSizes, unexpectedSize, largePicture, unreadablePicture
    // Accessibility keys
    case unknownIdentifier, unsetKey, keySetTwice, scalarKeyInLoop, containerHidesKeys
    case schemaCollision
    case cyclicSchema, computedKey, ambiguousList, duplicateIdentifier, untestedKey
    // Templates
    case missingTemplate, badTemplate
    // Output
    case misplacedOutput, cannotWrite, foreignFile, keptFile
}

extension DiagnosticID: RawRepresentable, CodingKeyRepresentable {
    private static let cases = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    package init?(rawValue: String) {
        guard let id = Self.cases[rawValue] else { return nil }
        self = id
    }

    /// The words of the case in lower case, joined by dashes.
    package var rawValue: String {
        let name = "\(self)".unicodeScalars
        return zip(" \(name)".unicodeScalars, name).reduce(into: "") { id, letters in
            let isUpper = ("A"..."Z").contains(letters.1)
            if isUpper, !("A"..."Z").contains(letters.0) { id += "-" }
            id += isUpper ? String(letters.1).lowercased() : String(letters.1)
        }
    }
}

extension DiagnosticID {
    package var summary: String { row.summary }

    /// The severities that the problem has by default, the most severe first.
    package var severities: [Diagnostic.Severity] { row.severities }

    /// An error without which there is no result cannot be lowered.
    package var canBeLowered: Bool { severities != [.error] || hasResult }

    var hasResult: Bool {
        switch self {
        case .missingLibrary, .inNoTarget, .inOtherTarget, .noHost, .notTestable, .oldLibrary, .lfsPointer,
            .schemaCollision, .cyclicSchema:
            true
        default: false
        }
    }

    private var row: (severities: [Diagnostic.Severity], summary: String) {
        switch self {
        case .usage: ([.error], "Invalid command line arguments.")
        case .refusedPaths: ([.error], "Paths in place of the sources that the configuration names.")
        case .unreadableInput: ([.error], "A requested path that does not exist or cannot be read.")
        case .noSources: ([.error, .warning], "A source folder without Swift files.")
        case .syntaxError:
            ([.warning], "A Swift file with syntax errors where it matters; declarations without errors are used.")
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
        case .unusedSetting: ([.warning], "A setting without effect, because nothing in the sources matches it.")
        case .unsetVariable: ([.error], "A `${NAME}` with an unset variable.")
        case .missingConfiguration: ([.error], "A requested configuration file that does not exist.")
        case .noProject:
            ([.error], "A requested folder without a workspace, Xcode project, XcodeGen specification or package.")
        case .badProject:
            ([.error, .warning], "A project, workspace, scheme or package of which a part cannot be read.")
        case .unevaluatedManifest:
            ([.error, .warning], "A manifest with an expression that is not certain without evaluating it.")
        case .missingProjectFile:
            ([.error, .warning, .note], "A file that a project refers to and that does not exist.")
        case .missingCondition:
            ([.warning], "A condition of `#if` that a target has and its test target has not, or the other way round.")
        case .severalTargets: ([.error, .warning], "Several test targets of a project, of which one is chosen.")
        case .takenTwice: ([.error], "An entry that several test targets take.")
        case .leftOut:
            ([.warning], "Entries of no test target, such as previews in modules that the tests cannot import.")
        case .inNoTarget: ([.error, .warning], "A generated file that its target does not compile.")
        case .inOtherTarget: ([.error], "Generated tests that a target for another platform compiles too.")
        case .unselectedTests: ([.warning], "Generated tests in a target of which only selected tests run.")
        case .ignoredFile: ([.warning], "Generated files or references that Git ignores.")
        case .noHost: ([.error, .warning], "Tests of pictures that do not run in an app.")
        case .noScenes: ([.warning], "A host app without scenes, which ends at launch with the iOS 27 SDK.")
        case .noWindow: ([.error], "Pictures on macOS with `draw: window`, which does not exist there.")
        case .noMacDevice: ([.warning], "Pictures of a Mac app on a device of another platform.")
        case .sandboxedHost: ([.warning], "A host app of macOS that cannot write references.")
        case .notTestable: ([.error], "A module that tests cannot import with `@testable`.")
        case .missingPreviews: ([.error, .warning], "Previews that the program of the tests does not contain.")
        case .previewContext: ([.warning], "Code that behaves differently in a preview and in a test.")
        case .oldLibrary: ([.error], "A version of a library that generated tests do not run with.")
        case .versionMismatch: ([.warning], "A package of snapgen with another version than the tool.")
        case .crashingPrecision:
            ([.warning], "A precision with which swift-snapshot-testing crashes, built with Xcode 27.")
        case .notPinned: ([.warning], "Pictures that may be taken in any simulator.")
        case .misplacedReferences: ([.warning], "References in a folder whose files become part of a test bundle.")
        case .lfsPointer: ([.error, .warning], "A picture that Git LFS has not downloaded.")
        case .untrustedPlugin: ([.warning], "A build plugin or a macro that CI does not trust.")
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
        case .largePage: ([.warning], "A page of a report that browsers open slowly.")
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
        case .unexpectedSize: ([.warning], "A picture that has not the size of its screen.")
        case .largePicture: ([.warning], "A picture with a large file.")
        case .unreadablePicture: ([.warning], "A reference that is not a readable picture.")
        case .unknownIdentifier: ([.warning], "An accessibility identifier that only UI tests have.")
        case .unsetKey: ([.error, .warning, .note], "An accessibility key that no view has.")
        case .keySetTwice:
            ([.warning, .note], "An accessibility key of two views that can be on the screen together.")
        case .scalarKeyInLoop: ([.warning, .note], "An accessibility key without an item that a loop sets.")
        case .containerHidesKeys: ([.warning], "An accessibility key of a view that a container hides from UI tests.")
        case .schemaCollision: ([.error], "Two accessibility schemas with the same name.")
        case .cyclicSchema: ([.error], "An accessibility schema that creates itself.")
        case .computedKey: ([.warning], "A computed property of an accessibility schema.")
        case .ambiguousList: ([.warning], "Empty arrays of one accessibility schema, which are indistinguishable.")
        case .duplicateIdentifier: ([.warning, .note], "An accessibility identifier that is declared or set twice.")
        case .untestedKey: ([.note], "An accessibility key that no UI test uses.")
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
