public import SnapgenModel

/// Who decided a value of the configuration.
public enum ConfigurationOrigin: Hashable, Sendable {
    /// Nobody: it is the default.
    case `default`
    /// A file; line and column count from 1.
    case file(path: String, line: Int, column: Int)
    /// An option of the command line, `--engine`.
    case option(String)

    /// A diagnostic about the value, at its place in the file or naming the option.
    public func diagnostic(
        _ id: DiagnosticID, _ message: String, severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        switch self {
        case .file(let path, let line, let column):
            Diagnostic(id, severity, message, path: path, line: line, column: column)
        case .option(let name): Diagnostic(id, severity, "\(message) (given by \(name))")
        case .default: Diagnostic(id, severity, message)
        }
    }
}

extension ConfigurationOrigin: CustomStringConvertible {
    /// `default`, `snapgen.yml:12` or `--engine`.
    public var description: String {
        switch self {
        case .default: "default"
        case .file(let path, let line, _): "\(path):\(line)"
        case .option(let name): name
        }
    }
}

extension ConfigurationOrigin: Codable {
    private enum Kind: String, Codable {
        case `default`, file, option
    }

    private enum CodingKeys: String, CodingKey {
        case kind, path, line, column, name
    }

    /// Reads a `kind` and what belongs to it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .kind) {
        case .default: self = .default
        case .option: self = .option(try container.decode(String.self, forKey: .name))
        case .file:
            self = .file(
                path: try container.decode(String.self, forKey: .path),
                line: try container.decode(Int.self, forKey: .line),
                column: try container.decode(Int.self, forKey: .column))
        }
    }

    /// Writes a `kind` and what belongs to it: `{"kind": "file", "path": "snapgen.yml", "line": 12, "column": 3}`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .default: try container.encode(Kind.default, forKey: .kind)
        case .option(let name):
            try container.encode(Kind.option, forKey: .kind)
            try container.encode(name, forKey: .name)
        case .file(let path, let line, let column):
            try container.encode(Kind.file, forKey: .kind)
            try container.encode(path, forKey: .path)
            try container.encode(line, forKey: .line)
            try container.encode(column, forKey: .column)
        }
    }
}
