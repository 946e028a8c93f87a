import SnapgenModel

/// A record that the files in the output folder are the result of certain inputs.
///
/// It contains digests of everything that the result depends on. The output is up to date if the current files and inputs have
/// the same digests.
struct UpToDateStamp: Codable {
    /// The digest of all inputs besides the sources: the tool, the configuration, the templates, the test target.
    var inputs: UInt64
    /// The digest of the sources with their file stamps.
    var sources: UInt64
    /// The digest of the files in the output folder with their stamps.
    var outputs: UInt64
    /// The diagnostics of the run.
    var diagnostics: [Diagnostic]
    /// The paths of the written files as shown to the user.
    var paths: [String]
    /// A Boolean value that indicates whether there is anything to test.
    var hasTests: Bool
}
