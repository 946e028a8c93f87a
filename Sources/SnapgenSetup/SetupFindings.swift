package import SnapgenModel

/// The parts of a project that matter to setting up snapgen in it.
package struct SetupFindings: Equatable, Encodable, Sendable {
    /// The kind of project, which decides how tests are added to it.
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        case xcode, xcodegen, tuist, package
    }

    /// The target of the tests, or the one that is proposed.
    package struct Tests: Equatable, Encodable, Sendable {
        /// The name of the target.
        package var target: String
        /// The `Package.swift` that declares the target, relative to the root; `nil` for a target of a project.
        @ExplicitNull var manifest: String?
        /// The app that the tests run in; `nil` for tests without an app.
        @ExplicitNull package var host: String?
        /// The folder of the generated files, relative to the root.
        package var output: String
        /// Indicates whether the project has the target.
        package var exists: Bool
        /// Indicates whether the target links swift-snapshot-testing.
        var linksSnapshotTesting: Bool
        /// The names of other targets that the tests may belong to.
        package var others: [String]
        /// The apps of which one has to be chosen to determine the target; empty if it is determined.
        package var hosts: [String]
        /// The platforms of the tests.
        package var platforms: [String]
    }

    /// The pictures in a folder that an earlier set-up has recorded.
    package struct References: Equatable, Encodable, Sendable {
        /// The folder `__Snapshots__`, relative to the root.
        package var path: String
        /// The number of PNG files below it.
        package var pictures: Int
    }

    /// A part of the pictures to begin with, if there are many.
    package struct Start: Hashable, Encodable, Sendable {
        /// The target whose previews are taken; `nil` in a package with a configuration of its sources.
        @ExplicitNull package var target: String?
        /// The folder whose previews are taken; `nil` for the whole target.
        @ExplicitNull package var path: String?
        /// The number of pictures.
        package var pictures: Int
    }

    /// The absolute path of the root.
    package var root: String
    /// The kind of project.
    package var kind: Kind
    /// The workspaces, projects, specifications and manifests that were read, relative to the root.
    package var projects: [String]
    /// The folders of local packages, relative to the root.
    package var packages: [String]
    /// The names of the apps, the largest first.
    package var apps: [String]
    /// The target of the tests.
    package var tests: Tests
    /// The scheme that runs the tests; `nil` if no shared scheme does.
    @ExplicitNull var scheme: String?
    /// The folders with references.
    package var references: [References]
    /// The names of other tools for snapshot tests in use: `Prefire`, `Sourcery`, `SnapshotPreviews`, `SnapshotTesting`.
    package var tools: [String]
    /// The files of CI services, relative to the root.
    package var ci: [String]
    /// Indicates whether there is a `snapgen.yml`.
    var isConfigured: Bool
    /// The scanned modules as items of `sources`: targets, or folders of a package.
    var sources: [String]
    /// The numbers of previews and pictures.
    package var counts: SetupCounts
    /// A part to begin with; `nil` if there are few pictures.
    @ExplicitNull package var start: Start?
    /// The problems that the scan and the plan have found.
    package var diagnostics: [Diagnostic]
}
