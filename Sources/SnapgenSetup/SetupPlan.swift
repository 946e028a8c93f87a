package import SnapgenModel

/// The files that `snapgen init` writes, and the steps that remain; `--format json` prints its encoding.
package struct SetupPlan: Equatable, Encodable, Sendable {
    package struct File: Equatable, Encodable, Sendable {
        package enum Action: String, Encodable, Sendable, CaseIterable {
            case create
            /// Lines are added at the end of the file.
            case extend
            /// Lines are added in the file, as its text shows in a unified diff.
            case change
            case keep
        }

        private enum CodingKeys: CodingKey { case path, action, purpose, text }

        /// Relative to the root; a file of the repository begins with `../`, if the root is below it.
        package var path: String
        package var action: Action
        package var purpose: String
        package var text: String
        /// The contents of a changed file before and after; `nil` for other actions.
        var old: [UInt8]?
        var new: [UInt8]?
    }

    package private(set) var schema = "snapgen.setup/1"
    package var findings: SetupFindings
    package var files: [File]
    package var steps: [String]
    package var isWritten = false
    /// The index of the job whose settings are taken.
    package var job = 0

    package var written: [File] { files.filter { $0.action != .keep } }
}

package struct SetupChoices: Sendable {
    /// Indicates whether pictures are stored in Git LFS; `nil` if that is to be as in the repository.
    package var usesLFS: Bool?
    /// Indicates whether all pictures are taken from the beginning, however many there are.
    package var takesAll: Bool
    /// The index of the job whose settings are taken.
    package var job = 0
    /// The converted configuration of another tool, which is written in place of a new one; `nil` for none.
    package var configuration: String?
    /// The commands that convert tests of another tool, or suites written by hand, each with its subject.
    package var imports: [(subject: String, command: String)] = []

    /// Returns whether Git ignores a file, by its path relative to the root.
    package var isIgnored: @Sendable (String) -> Bool = { _ in false }
    /// Returns whether Git stores a file in Git LFS, by its path relative to the root.
    package var isInLFS: @Sendable (String) -> Bool = { _ in false }

    package init(usesLFS: Bool? = nil, takesAll: Bool = false) {
        self.usesLFS = usesLFS
        self.takesAll = takesAll
    }
}

package struct SetupFindings: Equatable, Sendable {
    package enum Kind: String, Encodable, Sendable, CaseIterable { case xcode, xcodegen, tuist, package }

    package struct Project: Equatable, Encodable, Sendable {
        package var root: String
        /// The root, relative to the repository; empty if they are the same.
        package var folder: String
        package var kind: Kind
        package var projects: [String]
        /// The folders of local packages, relative to the root.
        package var packages: [String]
        /// The names of the apps, the largest first.
        package var apps: [String]
        /// The names of the manifests that toolchains may take; `Package.swift` in a project.
        var manifests: [String]
    }

    package struct Tests: Equatable, Sendable {
        /// The steps of a set-up that are done.
        package struct State: Equatable, Encodable, Sendable {
            package var exists: Bool
            package var linksSnapshotTesting: Bool
            var usesSnapshotTesting = true
            var hasPlugin = false
        }

        package var target: String
        /// The project, specification or manifest that declares the target, relative to the root.
        var project: String
        var references: String
        package var host: String?
        package var scheme: String?
        package var output: String
        package var state: State
        /// The simulator and the system that the configuration requires: `iPhone15,2, 17`; empty for none.
        var pinned = ""
        /// The names of other targets that the tests may belong to.
        package var others: [String]
        /// The apps of which one has to be chosen to determine the target; empty if it is determined.
        package var hosts: [String]
        package var platforms: [String]
        var schemes: [Scheme] = []

        var needsLibrary: Bool { state.usesSnapshotTesting && !state.linksSnapshotTesting }
        var platform: String { platforms.first ?? "iOS" }
        /// The `Package.swift` that declares the target; `nil` for a target of a project.
        var manifest: String? { project.hasSuffix("Package.swift") ? project : nil }
    }

    struct Scheme: Equatable, Encodable, Sendable {
        var name: String
        /// The test plan that has the tests; `nil` if it is the scheme's default, or there is none.
        @ExplicitNull var testPlan: String?
    }

    package struct References: Equatable, Encodable, Sendable {
        package var path: String
        package var pictures: Int
    }

    package var project: Project
    package var tests: Tests
    /// The names of the apps for other platforms than the tests.
    var otherPlatforms: [String] = []
    /// The other test targets of a configuration with several.
    package var otherTests: [Tests] = []
    package var references: [References]
    /// The names of other tools for snapshot tests in use: `Prefire`, `Sourcery`, `SnapshotPreviews`,
    /// `SnapshotTesting`.
    package var tools: [String]
    package var ci: [String]
    /// The jobs of the repository's workflows that settings may be taken from, the newest first.
    package var jobs: [WorkflowJob]
    /// The version of swift-snapshot-testing, if generated tests do not run with it.
    var oldLibrary: String?
    /// The scanned modules as items of `sources`: targets, or folders of a package.
    package var sources: [String]
    package var counts: SetupCounts
    package var diagnostics: [Diagnostic]
}

// MARK: - JSON

extension SetupFindings: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try project.encode(to: encoder)
        try encoder.encode([
            "tests": tests, "otherPlatforms": otherPlatforms, "otherTests": otherTests, "references": references,
            "tools": tools, "ci": ci, "jobs": jobs, "oldLibrary": ExplicitNull(oldLibrary), "sources": sources,
            "counts": counts, "diagnostics": diagnostics,
        ])
    }
}

extension SetupFindings.Tests: Encodable {
    package func encode(to encoder: any Encoder) throws {
        try state.encode(to: encoder)
        try encoder.encode([
            "target": target, "project": project, "references": references, "host": ExplicitNull(host),
            "scheme": ExplicitNull(scheme), "output": output, "pinned": pinned, "others": others, "hosts": hosts,
            "platforms": platforms, "schemes": schemes,
        ])
    }
}
