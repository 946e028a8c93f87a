package import SnapgenModel

/// A configuration with the values of all keys and their origins, as `snapgen config show --format json` prints it.
package struct ResolvedConfiguration: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.configuration/1"
    package var configuration: Configuration
    /// The origin of each value that is not a default, by its key: `tests.framework`, `devices.kiosk`,
    /// `batches.regular`, `rules.0`.
    package internal(set) var origins: [String: ConfigurationOrigin]
    /// Warnings and notes, in order of place.
    package var diagnostics: [Diagnostic]

    /// The origin of the value of a key, or of one of its names or positions.
    package func origin(of key: String, named name: String? = nil) -> ConfigurationOrigin {
        assert(ConfigurationKey(key) != nil, "no key is called \(key)")
        return name.flatMap { origins["\(key).\($0)"] } ?? origins[key] ?? .default
    }

    /// A warning for the value of a key, or of one of its names or positions, that has no effect.
    package func unused(_ key: String, named name: String? = nil, _ problem: String) -> Diagnostic {
        origin(of: key, named: name).diagnostic(.unusedSetting, problem, severity: .warning)
    }

    /// The same configuration with the origins of defaults as well, which only `snapgen config show` prints.
    package var withDefaultOrigins: ResolvedConfiguration {
        var complete = self
        let paths = Configuration.keys.flatMap { key in key.show(configuration)?.paths(key.name) ?? [] }
        for path in paths where origins[path] == nil { complete.origins[path] = .default }
        return complete
    }

    /// The configuration as YAML that can be read back, with the origin of each value as a comment.
    package var text: String {
        let lines = Configuration.keys.flatMap { key in
            key.show(configuration)?.lines(key.name, key.name) { origins[$0] ?? .default } ?? []
        }
        return lines.map { "\($0)\n" }.joined()
    }
}
