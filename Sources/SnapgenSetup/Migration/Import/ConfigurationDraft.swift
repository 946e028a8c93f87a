import SnapgenConfiguration
import SnapgenModel

/// A configuration that is made of another tool's, with what became of each setting.
struct ConfigurationDraft {
    /// The values of keys: the rest of the key's line, and the lines below it.
    private var values: [String: (rest: String, lines: [String])] = [:]
    private(set) var settings: [ImportedSetting] = []
    var diagnostics: [Diagnostic] = []

    func isSet(_ path: String) -> Bool { values[path] != nil }

    mutating func set(_ path: String, _ value: String?) { values[path] = value.map { (" \($0)", []) } }

    mutating func set(_ path: String, text: String?) { set(path, text.map(YAMLFlow.text)) }

    mutating func set(_ path: String, lines: [String]) { values[path] = lines.isEmpty ? nil : ("", lines) }

    mutating func set(sources: [SourceModule]) {
        set("sources", lines: sources.map { "- \(SourceModule.shape.flow($0))" })
    }

    mutating func set(rules: [Rule]) { set("rules", lines: rules.map { "- \(Rule.shape.flow($0))" }) }

    mutating func set(_ tests: ImportedTestTarget) {
        set("tests.target", text: tests.name)
        // That of a target follows from its files.
        set("tests.output", text: tests.target == nil ? tests.folder?.appending("Generated")?.string : nil)
        diagnostics += tests.problems
    }

    /// Adds a setting once, with a warning if it is not supported.
    mutating func add(
        _ name: String, _ outcome: ImportedSetting.Outcome, _ result: String, path: some CustomStringConvertible,
        line: Int
    ) {
        let setting = ImportedSetting(name: name, outcome: outcome, result: result, path: "\(path)", line: line)
        guard !settings.contains(setting) else { return }
        settings.append(setting)
        guard outcome == .unsupported else { return }
        let message = "\(name.quoted) is not converted: \(result)"
        diagnostics.append(Diagnostic(.notConverted, .warning, message, path: "\(path)", line: line))
    }

    /// Adds the keys of a configuration file with their counterparts, except for those with a warning.
    mutating func add(
        _ keys: [(name: String, line: Int)], of path: String,
        known: (String) -> (ImportedSetting.Outcome, String)?
    ) {
        for (name, line) in keys.sorted(by: { ($0.line, $0.name) < ($1.line, $1.name) }) {
            let problem = diagnostics.sortedByPlace().first {
                $0.line == line && [.notConverted, .unknownKey].contains($0.id) && $0.severity != .note
            }
            if let problem {
                settings.append(
                    ImportedSetting(name: name, outcome: .unsupported, result: problem.message, path: path, line: line))
                continue
            }
            let (outcome, result) = known(name) ?? (.unsupported, "")
            let kept = result.split(separator: ", ").map(String.init)
                .filter { values[$0] != nil || ConfigurationKey($0) == nil }.joined(separator: ", ")
            let none = "nothing in the result follows from this value"
            add(name, kept.isEmpty ? .unsupported : outcome, kept.isEmpty ? none : kept, path: path, line: line)
        }
    }

    func imported(by tool: ConfigurationImport.Tool, from origin: String) -> ImportedConfiguration {
        ImportedConfiguration(
            text: text(from: "Made by 'snapgen import \(tool.rawValue)' from \(origin)."), settings: settings,
            diagnostics: diagnostics.sortedByPlace())
    }

    func text(from origin: String) -> String {
        ([YAMLFlow.comment(origin)] + lines(below: "")).map { "\($0)\n" }.joined()
    }

    private func lines(below parent: String) -> [String] {
        ConfigurationKey.all.filter { $0.parent == parent }.flatMap { key in
            let (rest, lines) = values[key.path] ?? ("", self.lines(below: key.path))
            return rest.isEmpty && lines.isEmpty ? [] : ["\(key.name):\(rest)"] + lines.map { "  \($0)" }
        }
    }
}
