/// A configuration as a commented YAML file that can be read back.
///
///     record: all  # --record
///     precision: 0.98  # snapgen.yml:12
///     default_batch: regular  # default
public struct ConfigurationText: Equatable, Sendable {
    /// The whole file.
    public let text: String

    /// The file that says what `resolved` says, each value with its origin.
    public init(_ resolved: ResolvedConfiguration) {
        let lines = ConfigurationLines(resolved: resolved).all
        text = lines.map { "\($0)\n" }.joined()
    }
}
