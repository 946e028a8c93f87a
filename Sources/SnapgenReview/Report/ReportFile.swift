/// A copy of a snapshot in the folder of a report.
struct ReportFile {
    /// The role of a copy, and the name of its folder.
    enum Role: String {
        case reference, actual
    }

    /// The folder of all copies below that of the report.
    static let folder = "snapshots"

    /// The path below the folder of the report.
    let path: String

    /// Creates the copy for a case.
    init(_ role: Role, of path: String) {
        self.path = "\(Self.folder)/\(role.rawValue)/\(path)"
    }
}
