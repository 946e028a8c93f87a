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

/// The messages of the error that `body` throws; none where it throws nothing.
func messages(_ body: () throws -> some Any) -> [String] {
    do {
        _ = try body()
        return []
    } catch {
        return (error as? DiagnosticError)?.diagnostics.map(\.description) ?? ["\(error)"]
    }
}

func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("\(text) is no path below the root") }
    return path
}

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

/// Reads a table of refused files: a file in a line, with `\n` for line breaks, and below it, indented, the place and the
/// message.
func refusals(_ table: String) -> [(yaml: String, message: String)] {
    table.split(separator: "\n").reduce(into: []) { refusals, line in
        if line.hasPrefix("  "), let last = refusals.indices.last {
            refusals[last].message += (refusals[last].message.isEmpty ? "snapgen.yml:" : " ") + line.dropFirst(2)
        } else {
            refusals.append((String(line).replacing("\\n", with: "\n").replacing("\\t", with: "\t"), ""))
        }
    }
}
