import SnapgenConfiguration
import SnapgenModel

/// What a text says as `snapgen.yml`.
func read(_ yaml: String, environment: [String: String] = [:]) throws(DiagnosticError) -> UserConfiguration {
    try read(bytes: Array(yaml.utf8), environment: environment)
}

/// What bytes say as `snapgen.yml`.
func read(bytes: [UInt8], environment: [String: String] = [:]) throws(DiagnosticError) -> UserConfiguration {
    let file = ConfigurationFile(path: "snapgen.yml", bytes: bytes)
    return try ConfigurationReader(environment: environment).read(file)
}

/// The configuration that a text makes in a project in which `sources` were found.
func resolve(
    _ yaml: String, sources: [SourceModule] = [], options: [UserConfiguration] = []
) throws(DiagnosticError) -> ResolvedConfiguration {
    let file = try read(yaml)
    return try ConfigurationResolver(project: ProjectDefaults(sources: sources)).resolve([file] + options)
}

/// The messages with which a text is refused, as they are printed; none where it is taken.
func messages(_ yaml: String, environment: [String: String] = [:]) -> [String] {
    messages { try ConfigurationResolver(project: ProjectDefaults()).resolve([read(yaml, environment: environment)]) }
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
