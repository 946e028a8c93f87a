/// The version of this tool.
public enum SnapgenVersion {
    /// Semantic Versioning 2.0.0: `major.minor.patch`.
    public static let current = "0.1.0"
}
