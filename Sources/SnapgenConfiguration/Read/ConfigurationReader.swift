public import SnapgenModel

/// Reads a configuration file.
///
///     let reader = ConfigurationReader(environment: ["BATCH": "extended"])
///     let user = try reader.read(ConfigurationFile(path: "snapgen.yml", bytes: Array("default_batch: ${BATCH}".utf8)))
///     user.defaultBatch?.value  // "extended"
public struct ConfigurationReader: Sendable {
    private let expansion: VariableExpansion

    /// A reader that takes the values of `${NAME}` from `environment`.
    public init(environment: [String: String]) {
        expansion = VariableExpansion(environment: environment)
    }

    /// What `file` says.
    ///
    /// - Throws: the mistakes of the file, in order of place and at most a hundred; of a file that is no YAML, the first.
    public func read(_ file: ConfigurationFile) throws(DiagnosticError) -> UserConfiguration {
        guard let root = try YAMLDocument(file).root, !root.isNull else { return UserConfiguration() }
        var reader = NodeReader(path: file.path, expansion: expansion)
        let configuration = reader.configuration(root)
        guard reader.diagnostics.isEmpty else { throw DiagnosticError(reader.diagnostics.sortedByPlace()) }
        return configuration
    }
}
