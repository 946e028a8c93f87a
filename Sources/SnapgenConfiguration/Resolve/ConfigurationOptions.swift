/// Values of keys that are given on the command line, in place of those of the file.
package struct ConfigurationOptions: Sendable {
    private(set) var overrides: [@Sendable (inout ResolvedConfiguration) -> Void] = []

    package init() {}

    package mutating func set(
        _ key: String, by option: String, _ change: @escaping @Sendable (inout Configuration) -> Void
    ) {
        overrides.append { resolved in
            change(&resolved.configuration)
            resolved.origins = resolved.origins.filter { !$0.key.hasPrefix("\(key).") }
            resolved.origins[key] = .option(option)
        }
    }
}
