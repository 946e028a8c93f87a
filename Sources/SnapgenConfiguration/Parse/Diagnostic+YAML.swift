import SnapgenModel
import Yams

extension Diagnostic {
    /// A syntax error in YAML, in words for the author of the file.
    init(_ error: any Error, of text: String, in path: String) {
        let (message, place) = Self.problem(error, of: text)
        self.init(.badYAML, .error, message, path: path, line: place?.line, column: place?.column)
    }

    private static func problem(_ error: any Error, of text: String) -> (message: String, place: TextPlace?) {
        if let line = lineOfConflict(in: text) { return (conflict, TextPlace(line: line, column: 1)) }
        switch error as? YamlError {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            let hint = hint(for: problem, character: text.character(at: TextPlace(mark)))
            return (hint ?? invalid(problem + surroundings(context, of: mark)), TextPlace(mark))
        case .composer(_, let problem, let mark, _):
            let message =
                problem.contains("another document")
                ? "a second document begins here; a configuration is one document, without '---' in it"
                : invalid(problem)
            return (message, TextPlace(mark))
        case .duplicatedKeysInMapping(let keys, let context):
            let key = AliasStandIn.remove(from: keys.first ?? "").quoted
            return ("key \(key) is given more than once, here for the first time; keep one", TextPlace(context.mark))
        case .reader(let problem, let offset, _, _):
            return (invalid(problem), TextPlace(after: text.prefix(offset ?? 0)))
        default: return ("the file cannot be read as YAML: \(error)", nil)
        }
    }

    private static func invalid(_ problem: String) -> String { "this is not valid YAML: \(problem)" }

    private static func surroundings(_ context: YamlError.Context?, of mark: Mark) -> String {
        guard let context else { return "" }
        return " \(context.text)" + (context.mark.line < mark.line ? " that begins in line \(context.mark.line)" : "")
    }

    private static func hint(for problem: String, character: Character?) -> String? {
        switch (problem, character) {
        case (let problem, _) where problem.hasPrefix("Maximum nesting level"):
            "lists and mappings are nested too deep here; make it flatter"
        case ("found character that cannot start any token", "\t"):
            "this line is indented by a tab; YAML allows only spaces"
        case ("found character that cannot start any token", let character?):
            "a value cannot begin with '\(character)'; put it in quotes"
        case ("mapping values are not allowed in this context", _):
            "a ':' is not allowed here; check the indentation, and put a text that contains ': ' in quotes"
        default: nil
        }
    }
}

extension TextPlace {
    fileprivate init(_ mark: Mark) {
        self.init(line: mark.line, column: mark.column)
    }
}

extension String {
    fileprivate func character(at place: TextPlace) -> Character? {
        let lines = split(omittingEmptySubsequences: false, whereSeparator: \.endsLineOfYAML)
        guard lines.indices.contains(place.line - 1) else { return nil }
        return lines[place.line - 1].unicodeScalars.dropFirst(place.column - 1).first.map(Character.init)
    }
}
