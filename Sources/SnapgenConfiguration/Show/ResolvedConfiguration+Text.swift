extension ResolvedConfiguration {
    /// The configuration as YAML that can be read back, with the origin of each value as a comment.
    ///
    ///     record: all  # --record
    ///     precision: 0.98  # snapgen.yml:12
    ///     default_batch: regular  # default
    package var text: String {
        let lines = Configuration.keys.flatMap { key in
            key.show(configuration)?.lines(key.name, key.name) { origins[$0] ?? .default } ?? []
        }
        return lines.map { "\($0)\n" }.joined()
    }
}
