package import SnapgenModel

/// The files that `snapgen init` writes, and the steps that remain.
///
/// Its encoding is what `snapgen init --format json` prints.
package struct SetupPlan: Equatable, Encodable, Sendable {
    /// A file of the set-up.
    package struct File: Equatable, Encodable, Sendable {
        /// The change of a file.
        package enum Action: String, Encodable, Sendable, CaseIterable {
            /// The file does not exist and is created.
            case create
            /// Lines are added at the end of the file.
            case extend
            /// The file exists and is left as it is.
            case keep
        }

        /// The path, relative to the root.
        package var path: RelativePath
        /// The change.
        package var action: Action
        /// The purpose in a few words.
        package var purpose: String
        /// The lines of the file, or those that are added.
        package var text: String
    }

    /// The format's name and major version.
    package private(set) var schema = "snapgen.setup/1"
    /// The parts of the project.
    package var findings: SetupFindings
    /// The files.
    package var files: [File]
    /// The steps that remain for a person, in their order.
    package var steps: [String]
    /// Indicates whether the files were written.
    package var isWritten = false

    /// The files that are written.
    package var written: [File] { files.filter { $0.action != .keep } }
}

/// The choices of a person about a set-up.
package struct SetupChoices: Sendable {
    /// Indicates whether pictures are stored by Git LFS.
    package var usesLFS: Bool
    /// Indicates whether all pictures are taken from the beginning, however many there are.
    package var takesAll: Bool
    /// The converted configuration of another tool, which is written in place of a new one; `nil` for none.
    package var configuration: String?
    /// The commands that convert tests of another tool, or suites written by hand, each with its subject.
    package var imports: [(subject: String, command: String)]

    /// Creates choices.
    package init(usesLFS: Bool = false, takesAll: Bool = false, configuration: String? = nil) {
        self.usesLFS = usesLFS
        self.takesAll = takesAll
        self.configuration = configuration
        imports = []
    }
}
