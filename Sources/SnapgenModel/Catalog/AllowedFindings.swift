/// The findings of an audit that are intended for an entry: `allow=dark-equals-light+large-picture`.
public struct AllowedFindings: Hashable, Codable, Sendable {
    /// The findings that an entry can allow, in the order of the audit's checks.
    public static let all: [DiagnosticID] = [
        .blankPicture, .transparentPicture, .darkEqualsLight, .equalDevices, .notMirrored, .equalLanguage,
        .equalTextSizes, .largePicture,
    ]

    /// The findings, as written.
    public var ids: [DiagnosticID]

    /// Creates a list of findings.
    public init(_ ids: [DiagnosticID]) {
        self.ids = ids
    }

    /// Decodes the identifiers from a list.
    public init(from decoder: any Decoder) throws {
        ids = try [DiagnosticID](from: decoder)
    }

    /// Encodes the identifiers as a list.
    public func encode(to encoder: any Encoder) throws {
        try ids.encode(to: encoder)
    }
}

extension AllowedFindings: LosslessStringConvertible {
    // A comma separates the words of a comment.
    private static let separator: Character = "+"

    /// Parses identifiers that are joined by `+`; fails if an audit does not report one of them.
    public init?(_ description: String) {
        let names = description.split(separator: Self.separator, omittingEmptySubsequences: false)
        ids = names.compactMap { DiagnosticID(rawValue: String($0)) }
        guard ids.count == names.count, ids.allSatisfy(Self.all.contains) else { return nil }
    }

    /// The identifiers, joined by `+`.
    public var description: String { ids.map(\.rawValue).joined(separator: String(Self.separator)) }
}
