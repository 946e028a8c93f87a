package import SnapgenModel

/// The files that `snapgen init` writes, and the steps that remain; `--format json` prints its encoding.
package struct SetupPlan: Equatable, Encodable, Sendable {
    package struct File: Equatable, Encodable, Sendable {
        package enum Action: String, Encodable, Sendable, CaseIterable {
            case create
            /// Lines are added at the end of the file.
            case extend
            case keep
        }

        package var path: RelativePath
        package var action: Action
        package var purpose: String
        package var text: String
    }

    package private(set) var schema = "snapgen.setup/1"
    package var findings: SetupFindings
    package var files: [File]
    package var steps: [String]
    package var isWritten = false

    package var written: [File] { files.filter { $0.action != .keep } }
}

package struct SetupChoices: Sendable {
    package var usesLFS: Bool
    /// Indicates whether all pictures are taken from the beginning, however many there are.
    package var takesAll: Bool
    /// The converted configuration of another tool, which is written in place of a new one; `nil` for none.
    package var configuration: String?
    /// The commands that convert tests of another tool, or suites written by hand, each with its subject.
    package var imports: [(subject: String, command: String)] = []

    package init(usesLFS: Bool = false, takesAll: Bool = false) {
        self.usesLFS = usesLFS
        self.takesAll = takesAll
    }
}
