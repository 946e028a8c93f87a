/// The commands of a shell script as words, with the variables whose values are known.
///
/// Branches, functions and the output of other commands are not followed, because the script is only read.
struct ShellCommands {
    private(set) var commands: [[String]] = []
    private var variables: [String: String]
    private var words: [String] = []
    private var word: String?

    init(_ text: String, variables: [String: String] = [:]) {
        self.variables = variables
        var rest = text.replacing("\r\n", with: "\n")[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\": if let next = rest.popFirst(), next != "\n" { append(String(next)) }
            case "'":
                append(Self.take(/[^']*/, &rest))
                rest = rest.dropFirst()
            case "\"":
                let part = Self.take(/(?:\\[\s\S]|[^"\\])*/, &rest)
                append(expanded(part.replacing("\\\n", with: "").replacing("\\\"", with: "\"")))
                rest = rest.dropFirst()
            case "$" where rest.first == "(": append("$" + Self.substitution(&rest))
            case "$": append(expanded("$" + Self.take(/\w+|\{[^}\n]*\}/, &rest)))
            case "#" where word == nil: rest = rest.drop { $0 != "\n" }
            case " ", "\t": endWord()
            case "\n", ";", "|", "&", "(", ")": endCommand()
            default: append(String(character))
            }
        }
        endCommand()
    }

    private mutating func append(_ text: String) {
        if word?.append(text) == nil { word = text }
    }

    private mutating func endWord() {
        if let word { words.append(word) }
        word = nil
    }

    private mutating func endCommand() {
        endWord()
        if words.first == "export" { words.removeFirst() }
        if let assignment = words.first?.wholeMatch(of: /(\w+)=(.*)/), words.count == 1 {
            variables[String(assignment.1)] = String(assignment.2)
        } else if !words.isEmpty {
            commands.append(words)
        }
        words = []
    }

    private func expanded(_ text: String) -> String {
        text.replacing(/\$(?:(\w+)|\{(\w+)\})/) { match in
            (match.1 ?? match.2).flatMap { variables[String($0)] } ?? String(match.0)
        }
    }

    /// Removes and returns what a pattern matches at the beginning of a text.
    private static func take(_ pattern: Regex<Substring>, _ rest: inout Substring) -> String {
        let part = rest.prefixMatch(of: pattern)?.0 ?? ""
        rest = rest.dropFirst(part.count)
        return String(part)
    }

    private static func substitution(_ rest: inout Substring) -> String {
        var (part, depth) = ("", 0)
        while let character = rest.popFirst() {
            part.append(character)
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if depth == 0 { break }
        }
        return part
    }
}
