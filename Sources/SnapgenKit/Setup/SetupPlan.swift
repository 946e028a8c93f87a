public import SnapgenModel

/// The files that `snapgen init` writes, and the steps that remain.
///
/// Its encoding is what `snapgen init --format json` prints.
public struct SetupPlan: Equatable, Encodable, Sendable {
    /// A file of the set-up.
    public struct File: Equatable, Encodable, Sendable {
        /// The change of a file.
        public enum Action: String, Encodable, Sendable, CaseIterable {
            /// The file does not exist and is created.
            case create
            /// Lines are added at the end of the file.
            case extend
            /// The file exists and is left as it is.
            case keep
        }

        /// The path, relative to the root.
        public var path: RelativePath
        /// The change.
        public var action: Action
        /// The purpose in a few words.
        public var purpose: String
        /// The lines of the file, or those that are added.
        public var text: String
    }

    /// The format's name and major version.
    public private(set) var schema = "snapgen.setup/1"
    /// The parts of the project.
    public var findings: SetupFindings
    /// The files.
    public var files: [File]
    /// The steps that remain for a person, in their order.
    public var steps: [String]
    /// Indicates whether the files were written.
    public var isWritten = false

    /// The files that are written.
    public var written: [File] { files.filter { $0.action != .keep } }
}

/// The choices of a person about a set-up.
public struct SetupChoices: Sendable {
    /// Indicates whether pictures are stored by Git LFS.
    public var usesLFS: Bool
    /// Indicates whether all pictures are taken from the beginning, however many there are.
    public var takesAll: Bool
    /// The converted configuration of another tool, which is written in place of a new one; `nil` for none.
    public var configuration: String?
    /// The commands that convert tests of another tool, or suites written by hand, each with its subject.
    public var imports: [(subject: String, command: String)]

    /// Creates choices.
    public init(usesLFS: Bool = false, takesAll: Bool = false, configuration: String? = nil) {
        self.usesLFS = usesLFS
        self.takesAll = takesAll
        self.configuration = configuration
        imports = []
    }
}
