@testable import SnapgenConfiguration
@testable import SnapgenModel

/// The configuration of a text as `snapgen.yml`, in a project in which `sources` were found.
func resolve(
    _ yaml: String, sources: [SourceModule] = [], environment: [String: String] = [:],
    options: ConfigurationOptions = ConfigurationOptions()
) throws(DiagnosticError) -> ResolvedConfiguration {
    try resolve(bytes: Array(yaml.utf8), sources: sources, environment: environment, options: options)
}

/// The configuration of bytes as `snapgen.yml`.
func resolve(
    bytes: [UInt8], sources: [SourceModule] = [], environment: [String: String] = [:],
    options: ConfigurationOptions = ConfigurationOptions()
) throws(DiagnosticError) -> ResolvedConfiguration {
    try ConfigurationResolver(sources: sources, environment: environment)
        .resolve(ConfigurationFile(path: "snapgen.yml", bytes: bytes), options: options)
}

/// The configuration of a text as `snapgen.yml`, without origins.
func read(_ yaml: String, environment: [String: String] = [:]) throws(DiagnosticError) -> Configuration {
    try resolve(yaml, environment: environment).configuration
}

/// The messages with which a text is refused, as they are printed; none if it is valid.
func messages(_ yaml: String, environment: [String: String] = [:]) -> [String] {
    messages { try resolve(yaml, environment: environment) }
}

/// The messages of the error that `body` throws; none where it throws nothing.
func messages(_ body: () throws -> some Any) -> [String] {
    do {
        _ = try body()
        return []
    } catch {
        return (error as? DiagnosticError)?.diagnostics.map(\.description) ?? ["\(error)"]
    }
}

/// A path that a test writes itself.
func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("\(text) is no path below the root") }
    return path
}

/// A device that is built in.
func builtIn(_ name: String) -> SnapshotEnvironment.Layout {
    guard let device = Device.builtIn.first(where: { $0.name == name }) else {
        preconditionFailure("no device \(name)")
    }
    return .device(device)
}

/// An origin in `snapgen.yml`.
func file(_ line: Int, _ column: Int) -> ConfigurationOrigin {
    .file(path: "snapgen.yml", line: line, column: column)
}
