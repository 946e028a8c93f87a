/// Values of keys that are given on the command line, in place of those of the file.
package struct ConfigurationOptions: Sendable {
    private(set) var overrides: [@Sendable (inout ResolvedConfiguration) -> Void] = []

    package init() {}

    package mutating func set<Value: Sendable>(
        _ property: any WritableKeyPath<Configuration, Value> & Sendable, to value: Value, by option: String
    ) {
        overrides.append { resolved in
            let path = ConfigurationKey.path(of: property)
            resolved.configuration[keyPath: property] = value
            resolved.origins = resolved.origins.filter { !$0.key.hasPrefix("\(path).") }
            resolved.origins[path] = .option(option)
        }
    }
}
