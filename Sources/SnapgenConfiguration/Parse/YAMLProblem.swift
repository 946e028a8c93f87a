import SnapgenModel
import Yams

/// A syntax error in YAML, in words for the author of the file.
struct YAMLProblem: Equatable {
    var message: String
    var place: TextPlace?

    init(_ error: any Error, in text: String) {
        switch error as? YamlError {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
            self.init(problem, in: context, at: TextPlace(mark), of: text)
        case .composer(_, let problem, let mark, _):
            self.init(composer: problem, at: TextPlace(mark))
        case .duplicatedKeysInMapping(let keys, let context):
            self.init(duplicates: keys, at: TextPlace(context.mark))
        case .reader(let problem, let offset, _, _):
            self.init(reader: problem, after: text.prefix(offset ?? 0))
        default:
            self.init(message: "the file cannot be read as YAML: \(error)", place: nil)
        }
    }

    func diagnostic(in path: String) -> Diagnostic {
        guard let place else { return Diagnostic(.badYAML, .error, message, path: path) }
        return place.diagnostic(.badYAML, message, in: path)
    }
}

extension YAMLProblem {
    private init(message: String, place: TextPlace?) {
        self.message = message
        self.place = place
    }

    private init(_ problem: String, in context: YamlError.Context?, at place: TextPlace, of text: String) {
        let hint = Self.hint(for: problem, character: text.character(at: place))
        let surroundings = context.map { context in
            context.mark.line < place.line
                ? " \(context.text) that begins in line \(context.mark.line)" : " \(context.text)"
        }
        self.init(message: hint ?? "this is not valid YAML: \(problem)\(surroundings ?? "")", place: place)
    }

    private init(composer problem: String, at place: TextPlace) {
        let message =
            problem.contains("another document")
            ? "a second document begins here; a configuration is one document, without '---' in it"
            : "this is not valid YAML: \(problem)"
        self.init(message: message, place: place)
    }

    private init(duplicates keys: [String], at place: TextPlace) {
        let key = AliasStandIn.remove(from: keys.first ?? "").quoted
        self.init(message: "key \(key) is given more than once, here for the first time; keep one", place: place)
    }

    private init(reader problem: String, after text: Substring) {
        self.init(message: "this is not valid YAML: \(problem)", place: TextPlace(after: text))
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
