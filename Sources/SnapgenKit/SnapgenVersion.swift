package enum SnapgenVersion {
    /// Semantic Versioning 2.0.0: `major.minor.patch`.
    package static let current = "0.1.0"
    /// The repository on GitHub, whose owner is a placeholder until a release is prepared.
    package static let repository = "<owner>/snapgen"
}
