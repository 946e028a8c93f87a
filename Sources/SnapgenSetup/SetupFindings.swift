package import SnapgenModel

package struct SetupFindings: Equatable, Encodable, Sendable {
    /// The kind of project, which decides how tests are added to it.
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        case xcode, xcodegen, tuist, package
    }

    package struct Tests: Equatable, Encodable, Sendable {
        package var target: String
        /// The `Package.swift` that declares the target, relative to the root; `nil` for a target of a project.
        @ExplicitNull var manifest: String?
        /// The app that the tests run in; `nil` for tests without an app.
        @ExplicitNull package var host: String?
        /// The shared scheme that runs the tests; `nil` if there is none.
        @ExplicitNull package var scheme: String?
        /// The folder of the generated files, relative to the root.
        package var output: String
        package var exists: Bool
        package var linksSnapshotTesting: Bool
        /// The names of other targets that the tests may belong to.
        package var others: [String]
        /// The apps of which one has to be chosen to determine the target; empty if it is determined.
        package var hosts: [String]
        package var platforms: [String]
    }

    package struct References: Equatable, Encodable, Sendable {
        /// The folder `__Snapshots__`, relative to the root.
        package var path: String
        package var pictures: Int
    }

    package var root: String
    package var kind: Kind
    /// The workspaces, projects, specifications and manifests that were read, relative to the root.
    package var projects: [String]
    /// The folders of local packages, relative to the root.
    package var packages: [String]
    /// The names of the apps, the largest first.
    package var apps: [String]
    package var tests: Tests
    package var references: [References]
    /// The names of other tools for snapshot tests in use: `Prefire`, `Sourcery`, `SnapshotPreviews`, `SnapshotTesting`.
    package var tools: [String]
    package var ci: [String]
    /// The scanned modules as items of `sources`: targets, or folders of a package.
    package var sources: [String]
    package var counts: SetupCounts
    package var diagnostics: [Diagnostic]
}
