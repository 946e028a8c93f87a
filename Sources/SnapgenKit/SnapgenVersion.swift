public enum SnapgenVersion {
    /// Semantic Versioning 2.0.0: `major.minor.patch`.
    public static let current = "0.1.0"
    /// The repository on GitHub, whose owner is a placeholder until a release is prepared.
    static let repository = "<owner>/snapgen"
}
