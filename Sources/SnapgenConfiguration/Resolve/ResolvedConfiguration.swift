public import SnapgenModel

/// A configuration in which everything is decided, and who decided it.
///
/// Its encoding is what `snapgen config show --format json` prints.
public struct ResolvedConfiguration: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.configuration/1"
    /// Everything a run needs to know.
    public var configuration: Configuration
    /// The origin of each value, by its key: `tests.framework`, `devices.kiosk`, `batches.regular`, `rules.0`.
    public var origins: [String: ConfigurationOrigin]
    /// What is probably not meant, in order of place.
    public var diagnostics: [Diagnostic]

    /// `configuration`, decided by `origins`.
    public init(
        configuration: Configuration, origins: [String: ConfigurationOrigin], diagnostics: [Diagnostic] = []
    ) {
        self.configuration = configuration
        self.origins = origins
        self.diagnostics = diagnostics
    }

    /// The origin of the item at a position of the list `key`.
    public func origin(of key: ConfigurationKey, at index: Int) -> ConfigurationOrigin {
        origin(of: key, named: String(index))
    }

    /// Who decided the value of `key`, or of what is called `name` below it.
    public func origin(of key: ConfigurationKey, named name: String? = nil) -> ConfigurationOrigin {
        origins[key.originKey(named: name)] ?? .default
    }
}

extension ConfigurationKey {
    /// The key's name in a table of origins: `batches.regular` for what is called `regular` below `batches`.
    func originKey(named name: String?) -> String {
        name.map { "\(rawValue).\($0)" } ?? rawValue
    }
}
