/// The commands of a shell script as words, with the variables whose values are known.
///
/// Branches, functions and the output of other commands are not followed, because the script is only read.
struct ShellCommands {
    private(set) var commands: [[String]] = []
    private var variables: [String: String]

    init(_ text: String, variables: [String: String] = [:]) {
        self.variables = variables
        let script = text.replacing("\r\n", with: "\n").replacing("\\\n", with: "")
        let tokens = /#[^\n]*|(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|\$\([^)]*\)|[^\s\\'";|&()])+|[\n;|&()]/
        var words: [String] = []
        for token in script.matches(of: tokens).map(\.0) + ["\n"] where !token.hasPrefix("#") {
            if token.wholeMatch(of: /[\n;|&()]/) == nil {
                words.append(unquoted(String(token)))
            } else {
                add(words)
                words = []
            }
        }
    }

    private mutating func add(_ words: [String]) {
        let words = words.first == "export" ? Array(words.dropFirst()) : words
        if words.count == 1, let assignment = words[0].wholeMatch(of: /(\w+)=(.*)/) {
            variables[String(assignment.1)] = String(assignment.2)
        } else if !words.isEmpty {
            commands.append(words)
        }
    }

    private func unquoted(_ word: String) -> String {
        word.replacing(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)|\$\{?\w+\}?/) { part in
            if let text = part.2 { return expanded(String(text)).replacing("\\\"", with: "\"") }
            return (part.1 ?? part.3).map(String.init) ?? expanded(String(part.0))
        }
    }

    private func expanded(_ text: String) -> String {
        text.replacing(/\$\{?(\w+)\}?/) { variables[String($0.1)] ?? String($0.0) }
    }
}
