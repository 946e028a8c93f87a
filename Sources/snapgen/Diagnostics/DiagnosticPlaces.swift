import SnapgenKit
import SnapgenModel
import SnapgenNames

struct DiagnosticPlaces: Sendable {
    /// The folder that paths are relative to: that of the repository, or the root of the project if there is none.
    let base: ProjectRoot
    private let root: ProjectRoot
    private let files: any FileSystem

    init(root: ProjectRoot, files: any FileSystem) {
        self.root = root
        self.files = files
        base = ProjectRoot.repository(above: root, in: files) ?? root
    }

    var configurationPath: String { path(ProjectRoot.configurationName) }

    /// Returns diagnostics with paths below the repository, or absolute ones, and columns in UTF-16 code units.
    func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var lines: [String: [ArraySlice<UInt8>]] = [:]
        return diagnostics.map { diagnostic in
            var located = diagnostic
            located.path = diagnostic.path.map(path)
            located.column = column(of: diagnostic, &lines)
            return located
        }
    }

    private func path(_ path: String) -> String { base.display(AbsolutePath.resolve(path, from: root.path)) }

    /// In UTF-16 code units; `nil` if the line cannot be read.
    private func column(of diagnostic: Diagnostic, _ lines: inout [String: [ArraySlice<UInt8>]]) -> Int? {
        guard let path = diagnostic.path, let line = diagnostic.line, let column = diagnostic.column else { return nil }
        if column == 1 { return 1 }
        if lines[path] == nil { lines[path] = self.lines(of: path) }
        guard let all = lines[path], all.indices.contains(line - 1) else { return nil }
        let text = all[line - 1]
        // Compilers count bytes, and libyaml counts Unicode scalars.
        let before =
            path.hasSuffix(".swift")
            ? String(decoding: text.prefix(column - 1), as: UTF8.self)
            : String(String(decoding: text, as: UTF8.self).unicodeScalars.prefix(column - 1))
        let count = path.hasSuffix(".swift") ? before.utf8.count : before.unicodeScalars.count
        return count == column - 1 ? before.utf16.count + 1 : nil
    }

    private func lines(of path: String) -> [ArraySlice<UInt8>] {
        let bytes = (try? files.read(AbsolutePath.resolve(path, from: root.path))) ?? []
        let start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
        return bytes[start...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}

extension Diagnostic {
    /// A workflow command of GitHub Actions.
    ///
    ///     ::error file=snapgen.yml,line=12,col=3,title=unknown-key::unknown key 'bacth'; did you mean 'batch'?
    ///
    /// See docs.github.com, "Workflow commands for GitHub Actions"; the runner reverses these escapes (`ActionCommand`
    /// in github.com/actions/runner).
    var annotation: String {
        let properties: [(String, String?)] = [
            ("file", path), ("line", line.map(String.init)), ("col", column.map(String.init)), ("title", id.rawValue),
        ]
        let given = properties.compactMap { name, value in value.map { "\(name)=\(Self.escaped($0, isProperty: true))" }
        }
        let command = severity == .note ? "notice" : severity.rawValue
        return "::\(command) \(given.joined(separator: ","))::" + Self.escaped(message, isProperty: false)
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

/// Diagnostics as a log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// See docs.oasis-open.org/sarif/sarif/v2.1.0, and docs.github.com, "SARIF support for code scanning", for what GitHub
/// requires.
extension DiagnosticPlaces {
    func sarifLog(of diagnostics: [Diagnostic]) -> JSONDocument {
        let folder = base.path == "/" ? "/" : "\(base.path)/"
        let driver = JSONDocument([
            "name": "snapgen", "semanticVersion": SnapgenVersion.current, "rules": DiagnosticID.allCases.map(rule),
        ])
        let run = JSONDocument([
            "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": [Self.baseName: ["uri": "file://\(folder.escapedPath)"]],
            "results": diagnostics.map(result),
        ])
        return JSONDocument([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
        ])
    }

    private static let baseName = "SRCROOT"

    private func rule(of id: DiagnosticID) -> JSONDocument {
        let advice = id.canBeLowered ? " 'diagnostics: { \(id.rawValue): ignore }' in snapgen.yml hides it." : ""
        let help = "\(id.summary) Its messages end with the next step.\(advice)"
        let level = id.severities.first ?? .warning
        return JSONDocument([
            "id": id.rawValue, "shortDescription": ["text": id.summary], "fullDescription": ["text": id.summary],
            "help": ["text": help], "defaultConfiguration": ["level": level.rawValue],
        ])
    }

    private func result(of diagnostic: Diagnostic) -> JSONDocument {
        JSONDocument([
            "ruleId": diagnostic.id.rawValue, "ruleIndex": DiagnosticID.allCases.firstIndex(of: diagnostic.id),
            "level": diagnostic.severity.rawValue, "message": ["text": diagnostic.message],
            "locations": [["physicalLocation": place(of: diagnostic)]],
        ])
    }

    private func place(of diagnostic: Diagnostic) -> JSONDocument {
        let path = diagnostic.path ?? configurationPath
        let file =
            path.hasPrefix("/")
            ? ["uri": "file://\(path.escapedPath)"] : ["uri": path.escapedPath, "uriBaseId": Self.baseName]
        // GitHub shows a result only if it has a location with a line.
        let region = ["startLine": diagnostic.line ?? 1, "startColumn": diagnostic.column].compactMapValues { $0 }
        return JSONDocument(["artifactLocation": file, "region": region])
    }
}
