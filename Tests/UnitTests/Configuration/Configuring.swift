import SnapgenTestSupport

@testable import SnapgenConfiguration
@testable import SnapgenModel

/// The configuration of a text as `snapgen.yml`, in a project in which `sources` were found.
func resolve(
    _ yaml: String, sources: [SourceModule] = [], environment: [String: String] = [:],
    options: ConfigurationOptions = ConfigurationOptions()
) throws(DiagnosticError) -> ResolvedConfiguration {
    try ConfigurationResolver(sources: sources, environment: environment)
        .resolve(ConfigurationFile(path: "snapgen.yml", bytes: Array(yaml.utf8)), options: options)
}

func read(_ yaml: String, environment: [String: String] = [:]) throws(DiagnosticError) -> Configuration {
    try resolve(yaml, environment: environment).configuration
}

func messages(_ yaml: String, environment: [String: String] = [:]) -> [String] {
    messages { try resolve(yaml, environment: environment) }
}

func builtIn(_ name: String) -> SnapshotEnvironment.Layout {
    guard let device = Device.builtIn.first(where: { $0.name == name }) else {
        preconditionFailure("no device \(name)")
    }
    return .device(screen: device)
}

/// An origin in `snapgen.yml`.
func file(_ line: Int, _ column: Int) -> ConfigurationOrigin {
    .file(path: "snapgen.yml", line: line, column: column)
}

/// A file in which each key has another value than its default.
let unusualExample = fixture("UnitTests/Fixtures/Unusual.yml")
