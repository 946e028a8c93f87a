import SnapgenModel

@testable import SnapgenConfiguration

/// The page with every key of `snapgen.yml`, as Markdown.
///
/// A test compares `Documentation/Configuration.md` with it.
struct ConfigurationReference {
    /// The whole page.
    let text: String

    /// The page of the keys that there are.
    init() {
        let values = Configuration.keys.flatMap { key in key.show(Configuration())?.values(key.name) ?? [] }
        let defaults = Dictionary(uniqueKeysWithValues: values)
        let rows = ConfigurationKey.all.map { key in
            "| `\(key.path)` | \(Self.cell(key.expected)) | \(defaults[key.path].map { "`\(Self.cell($0))`" } ?? "") "
                + "| \(Self.cell(key.summary)) |\n"
        }
        text = """
            # Configuration

            Every key of `snapgen.yml`; a test compares this page with the table in `Sources/SnapgenConfiguration/Keys`.
            The file is optional. Options of the command line override it; `snapgen config show` prints each value with
            its origin. Names of devices and batches are left out of keys: `devices.width` is the width of every device.

            | key | value | default | purpose |
            | --- | --- | --- | --- |

            """ + rows.joined() + Self.words
    }

    /// The words of comments, which are keys of rules as well.
    private static var words: String {
        let rows = DirectiveWord.comments.map { word in
            "| `\(word.name)` | \(cell(word.values.description)) | \(word.isRuleKey ? "yes" : "no") "
                + "| \(cell(word.summary)) |\n"
        }
        return """

            ## Comments

            The words of a comment `// snapgen: precision=0.98 delay=1` before a declaration. A comment takes precedence
            over rules.

            | word | value | key of rules | purpose |
            | --- | --- | --- | --- |

            """ + rows.joined()
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
