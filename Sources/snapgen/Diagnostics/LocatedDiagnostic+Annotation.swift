import SnapgenModel
import SnapgenNames
import SnapgenPlan

extension LocatedDiagnostic {
    /// A workflow command of GitHub Actions.
    ///
    ///     ::error file=snapgen.yml,line=12,col=3,title=unknown-key::unknown key 'bacth'; did you mean 'batch'?
    ///
    /// See docs.github.com, "Workflow commands for GitHub Actions"; the runner reverses these escapes (`ActionCommand`
    /// in github.com/actions/runner).
    var annotation: String {
        let properties: [(String, String?)] = [
            ("file", path), ("line", diagnostic.line.map(String.init)),
            ("col", column.map(String.init)), ("title", diagnostic.id.rawValue),
        ]
        let given = properties.compactMap { name, value in value.map { "\(name)=\(Self.escaped($0, isProperty: true))" }
        }
        let command = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
        return "::\(command) \(given.joined(separator: ","))::"
            + Self.escaped(diagnostic.message, isProperty: false)
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            // Another path would not be that of a file, so only its control characters are replaced.
            case _ where isProperty && scalar.properties.generalCategory != .control:
                escaped.unicodeScalars.append(scalar)
            default: escaped += VisibleText.escaped(String(scalar))
            }
        }
    }
}
