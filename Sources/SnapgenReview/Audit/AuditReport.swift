public import SnapgenModel

/// The findings in the reference pictures of a plan.
///
/// `snapgen audit --format json` prints the encoded report.
public struct AuditReport: Equatable, Encodable, Sendable {
    /// The name and major version of the JSON format.
    public private(set) var schema = "snapgen.audit/1"
    /// The number of pictures that were looked into.
    public var pictures: Int
    /// The number of planned pictures without a file.
    public var missing: Int
    /// The paths of pictures that Git LFS has not downloaded, below the root.
    public var pointers: [String]
    /// The paths of files that cannot be read as pictures, below the root.
    public var unreadable: [String]
    /// The findings, in the order of the catalog.
    public var findings: [AuditFinding]
    /// All diagnostics, also those of the plan.
    public var diagnostics: [Diagnostic]

    /// Creates a report.
    public init(
        pictures: Int, missing: Int, pointers: [String], unreadable: [String], findings: [AuditFinding],
        diagnostics: [Diagnostic]
    ) {
        self.pictures = pictures
        self.missing = missing
        self.pointers = pointers
        self.unreadable = unreadable
        self.findings = findings
        self.diagnostics = diagnostics
    }
}

/// A suspicious property that one or several pictures of an entry share.
public struct AuditFinding: Equatable, Encodable, Sendable {
    /// The kind of finding.
    public var id: DiagnosticID
    /// The identifier of the entry.
    public var entry: String
    /// The paths of the pictures with the property, below the root.
    public var pictures: [String]

    /// Creates a finding.
    public init(id: DiagnosticID, entry: String, pictures: [String]) {
        self.id = id
        self.entry = entry
        self.pictures = pictures
    }
}
