public import SnapgenModel

/// A configuration in which every key has its value, with the origin of each.
///
/// Its encoding is printed by `snapgen config show --format json`.
public struct ResolvedConfiguration: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.configuration/1"
    /// The values of all keys.
    public var configuration: Configuration
    /// The origin of each value, by its key: `tests.framework`, `devices.kiosk`, `batches.regular`, `rules.0`.
    public internal(set) var origins: [String: ConfigurationOrigin]
    /// Warnings and notes, in order of place.
    public internal(set) var diagnostics: [Diagnostic]

    init(configuration: Configuration, origins: [String: ConfigurationOrigin], diagnostics: [Diagnostic] = []) {
        self.configuration = configuration
        self.origins = origins
        self.diagnostics = diagnostics
    }

    /// The origin of the value of the key that is stored in `property`, or of the entry called `name` in its mapping.
    public func origin(
        of property: PartialKeyPath<Configuration>, named name: String? = nil
    ) -> ConfigurationOrigin {
        let path = ConfigurationKey.path(of: property)
        return name.flatMap { origins["\(path).\($0)"] } ?? origins[path] ?? .default
    }

    /// The origin of the item at `index` of a list.
    public func origin(of property: PartialKeyPath<Configuration>, at index: Int) -> ConfigurationOrigin {
        origin(of: property, named: String(index))
    }
}
