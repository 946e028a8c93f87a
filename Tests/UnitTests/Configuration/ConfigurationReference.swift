@testable import SnapgenConfiguration
@testable import SnapgenModel
@testable import SnapgenPlan

/// The tables of `Documentation/Configuration.md`, as Markdown.
enum ConfigurationReference {
    /// The keys of `snapgen.yml`, without the sides of safe areas and the keys of rules that are words of comments.
    static var keys: String {
        let words = DirectiveWord.comments.filter(\.isRuleKey).map { "rules.\($0.name)" }
        let values = Configuration.keys.flatMap { key in key.show(Configuration())?.values(key.name) ?? [] }
        let defaults = Dictionary(uniqueKeysWithValues: values)
        let listed = ConfigurationKey.all.filter { key in
            !key.parent.hasPrefix("devices.safe_area") && !words.contains(key.path)
        }
        let rows = listed.map { key in
            "| `\(key.path)` | \(cell(key.expected)) | \(defaults[key.path].map { "`\(cell($0))`" } ?? "") "
                + "| \(cell(key.summary)) |\n"
        }
        return "| key | value | default | purpose |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    /// The words of comments, which are keys of rules as well.
    static var words: String {
        let rows = DirectiveWord.comments.map { word in
            "| `\(word.name)` | \(cell(word.expected)) | \(word.isRuleKey ? "yes" : "no") "
                + "| \(cell(word.summary)) |\n"
        }
        return "| word | value | key of rules | purpose |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    static var diagnostics: String {
        let rows = DiagnosticID.allCases.sorted { $0.rawValue < $1.rawValue }.map { id in
            let severities = id.severities.map(\.rawValue).joined(separator: ", ")
            return "| `\(id.rawValue)` | \(severities)\(id.canBeLowered ? "" : ", fixed") | \(id.summary) |\n"
        }
        return "| id | severity | problem |\n| --- | --- | --- |\n" + rows.joined()
    }

    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension YAMLBlock {
    /// The values on one line, by the paths of their keys.
    fileprivate func values(_ path: String) -> [(String, String)] {
        switch self {
        case .flow, .items, .entries, .named: [(path, flow)]
        case .section(let keys), .sharedSection(let keys): keys.flatMap { $0.value.values("\(path).\($0.name)") }
        }
    }
}
