import SnapgenModel

/// A configuration as a commented YAML file that can be read back.
///
///     record: all  # --record
///     precision: 0.98  # snapgen.yml:12
///     default_batch: regular  # default
public struct ConfigurationText: Equatable, Sendable {
    /// The whole file.
    public let text: String

    /// The file for `resolved`, with the origin of each value as a comment.
    public init(_ resolved: ResolvedConfiguration) {
        let lines = Configuration.keys.flatMap { key in
            key.show(resolved.configuration)?.lines(key.name, key.name) { resolved.origins[$0] ?? .default } ?? []
        }
        text = lines.map { "\($0)\n" }.joined()
    }
}
