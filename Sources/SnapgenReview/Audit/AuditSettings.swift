/// The settings of an audit for all entries.
public struct AuditSettings: Equatable, Sendable {
    /// The largest number of bytes of a file that is no finding by default: 1 MiB.
    ///
    /// It is ten times the median of the 3,206 references of five apps, of which 40 are larger. Git keeps every version
    /// of a picture.
    public static let defaultSizeLimit = 1 << 20

    /// The largest number of bytes of a file that is no finding.
    public var sizeLimit: Int
    /// Indicates whether pictures may be empty, unless an entry has a setting of its own.
    public var allowsBlank: Bool

    /// Creates settings.
    public init(sizeLimit: Int = Self.defaultSizeLimit, allowsBlank: Bool = false) {
        self.sizeLimit = sizeLimit
        self.allowsBlank = allowsBlank
    }
}
