package import SnapgenModel

package enum ConfigurationOrigin: Hashable, Sendable {
    case `default`
    /// A file; lines and columns are counted from 1.
    case file(path: String, line: Int, column: Int)
    /// An option of the command line, `--engine`.
    case option(String)

    package func diagnostic(
        _ id: DiagnosticID, _ message: String, severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        switch self {
        case .file(let path, let line, let column):
            Diagnostic(id, severity, message, path: path, line: line, column: column)
        case .option(let name): Diagnostic(id, severity, "\(message) (given by \(name))")
        case .default: Diagnostic(id, severity, message)
        }
    }

    /// Returns a diagnostic at this place, unless it has one of its own.
    package func placing(_ problem: Diagnostic) -> Diagnostic {
        problem.path == nil ? diagnostic(problem.id, problem.message, severity: problem.severity) : problem
    }
}

extension ConfigurationOrigin: CustomStringConvertible {
    package var description: String {
        switch self {
        case .default: "default"
        case .file(let path, let line, _): "\(path):\(line)"
        case .option(let name): name
        }
    }
}

extension ConfigurationOrigin: Encodable {
    /// Writes a `kind` and its values: `{"kind": "file", "path": "snapgen.yml", "line": 12, "column": 3}`.
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .default: try encoder.encode(["kind": "default"])
        case .option(let name): try encoder.encode(["kind": "option", "name": name])
        case .file(let path, let line, let column):
            try encoder.encode(["kind": "file", "path": path, "line": line, "column": column])
        }
    }
}
