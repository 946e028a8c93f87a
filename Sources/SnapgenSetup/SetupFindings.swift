package import SnapgenModel

package struct SetupFindings: Equatable, Encodable, Sendable {
    package enum Kind: String, Encodable, Sendable, CaseIterable {
        case xcode, xcodegen, tuist, package
    }

    package struct Tests: Equatable, Encodable, Sendable {
        package var target: String
        /// The `Package.swift` that declares the target, relative to the root; `nil` for a target of a project.
        @ExplicitNull var manifest: String?
        @ExplicitNull package var host: String?
        @ExplicitNull package var scheme: String?
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
        package var path: String
        package var pictures: Int
    }

    package var root: String
    package var kind: Kind
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
