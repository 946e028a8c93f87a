import SnapgenModel
import Yams

/// A syntax error in YAML, in words for the author of the file.
struct YAMLProblem: Equatable {
    var message: String
    var place: TextPlace?

    init(_ error: any Error, in text: String) {
        switch error as? YamlError {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            place = TextPlace(mark)
            let hint = Self.hint(for: problem, character: text.character(at: TextPlace(mark)))
            message = hint ?? Self.invalid(problem + Self.surroundings(context, of: mark))
        case .composer(_, let problem, let mark, _):
            place = TextPlace(mark)
            message =
                problem.contains("another document")
                ? "a second document begins here; a configuration is one document, without '---' in it"
                : Self.invalid(problem)
        case .duplicatedKeysInMapping(let keys, let context):
            place = TextPlace(context.mark)
            let key = AliasStandIn.remove(from: keys.first ?? "").quoted
            message = "key \(key) is given more than once, here for the first time; keep one"
        case .reader(let problem, let offset, _, _):
            place = TextPlace(after: text.prefix(offset ?? 0))
            message = Self.invalid(problem)
        default: message = "the file cannot be read as YAML: \(error)"
        }
    }

    func diagnostic(in path: String) -> Diagnostic {
        guard let place else { return Diagnostic(.badYAML, .error, message, path: path) }
        return place.diagnostic(.badYAML, message, in: path)
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
