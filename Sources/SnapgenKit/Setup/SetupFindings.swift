public import SnapgenModel

/// The parts of a project that matter to setting up snapgen in it.
public struct SetupFindings: Equatable, Encodable, Sendable {
    /// The kind of project, which decides how tests are added to it.
    public enum Kind: String, Encodable, Sendable, CaseIterable {
        case xcode, xcodegen, tuist, package
    }

    /// The target of the tests, or the one that is proposed.
    public struct Tests: Equatable, Encodable, Sendable {
        /// The name of the target.
        public var target: String
        /// The `Package.swift` that declares the target, relative to the root; `nil` for a target of a project.
        @ExplicitNull public var manifest: String?
        /// The app that the tests run in; `nil` for tests without an app.
        @ExplicitNull public var host: String?
        /// The folder of the generated files, relative to the root.
        public var output: String
        /// Indicates whether the project has the target.
        public var exists: Bool
        /// Indicates whether the target links swift-snapshot-testing.
        public var linksSnapshotTesting: Bool
        /// The names of other targets that the tests may belong to.
        public var others: [String]
        /// The apps of which one has to be chosen to determine the target; empty if it is determined.
        public var hosts: [String]
        /// The platforms of the tests.
        public var platforms: [String]
    }

    /// The pictures in a folder that an earlier set-up has recorded.
    public struct References: Equatable, Encodable, Sendable {
        /// The folder `__Snapshots__`, relative to the root.
        public var path: String
        /// The number of PNG files below it.
        public var pictures: Int
    }

    /// A part of the pictures to begin with, if there are many.
    public struct Start: Hashable, Encodable, Sendable {
        /// The target whose previews are taken; `nil` in a package with a configuration of its sources.
        @ExplicitNull public var target: String?
        /// The folder whose previews are taken; `nil` for the whole target.
        @ExplicitNull public var path: String?
        /// The number of pictures.
        public var pictures: Int
    }

    /// The absolute path of the root.
    public var root: String
    /// The kind of project.
    public var kind: Kind
    /// The workspaces, projects, specifications and manifests that were read, relative to the root.
    public var projects: [String]
    /// The folders of local packages, relative to the root.
    public var packages: [String]
    /// The names of the apps, the largest first.
    public var apps: [String]
    /// The target of the tests.
    public var tests: Tests
    /// The scheme that runs the tests; `nil` if no shared scheme does.
    @ExplicitNull public var scheme: String?
    /// The folders with references.
    public var references: [References]
    /// The names of other tools for snapshot tests in use: `Prefire`, `Sourcery`, `SnapshotPreviews`, `SnapshotTesting`.
    public var tools: [String]
    /// The files of CI services, relative to the root.
    public var ci: [String]
    /// Indicates whether there is a `snapgen.yml`.
    public var isConfigured: Bool
    /// The scanned modules as items of `sources`: targets, or folders of a package.
    public var sources: [String]
    /// The numbers of previews and pictures.
    public var counts: SetupCounts
    /// A part to begin with; `nil` if there are few pictures.
    @ExplicitNull public var start: Start?
    /// The problems that the scan and the plan have found.
    public var diagnostics: [Diagnostic]
}
