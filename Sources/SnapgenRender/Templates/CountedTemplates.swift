/// Templates in which Stencil counts the steps that it takes, and stops where they are too many.
///
/// The built-in ones are counted as well, because a user's template may include them in any number of loops.
struct CountedTemplates {
    /// The tag at the beginning of every template and of every body that is evaluated more than once; it takes the
    /// texts and tags behind it.
    static let turn = "snapgen_turn"
    /// The filter that makes a text of a value that is printed.
    static let value = "snapgen_value"
    /// The filter that takes the steps of a loop's condition.
    static let step = "snapgen_step"
    /// The filter in place of Stencil's operator `in`, which takes time with the product of two texts.
    static let membership = "snapgen_in"

    private let templates: TemplateSet
    private let isSmart: Bool

    /// The counted form of `templates`.
    ///
    /// - Parameter isSmart: whether a tag on a line of its own takes the line away; where it does not, another filter
    ///   counts the values that are printed.
    init(_ templates: TemplateSet, isSmart: Bool) {
        self.templates = templates
        self.isSmart = isSmart
    }

    /// The number of texts and tags in the user's files.
    var tagCount: Int {
        templates.list.filter { $0.origin != .builtIn }.reduce(0) { $0 + TemplateTag.pieces(of: $1.source).count }
    }

    /// The template `name` with the tags and filters, each on its line, or `nil` if there is none.
    func template(_ name: String) -> NamedTemplate? {
        templates.template(name).map { template in
            NamedTemplate(name: template.name, source: counted(template.source), origin: template.origin)
        }
    }

    private func counted(_ source: String) -> String {
        guard isSmart else { return Self.counted(TemplateTag.pieces(of: source), isSmart: false) }
        let filtered = TemplateTag.changingVariables(of: source) { contents, _ in Self.filtered(contents) }
        return Self.counted(TemplateTag.pieces(of: filtered), isSmart: true)
    }

    private static func counted(_ pieces: [TemplatePiece], isSmart: Bool) -> String {
        let bodies = bodies(of: pieces)
        var result = "{%+ \(turn) \(bodies[0].words) +%}"
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                result += trimmed(text, pieces.trimmedText(text, at: index, isSmart: isSmart))
            case .tag(let tag, let written):
                result += tag.opening + CountedTag(tag, written).contents + tag.closing
                if tag.opensBody { result += "{%+ \(turn) \(bodies[index + 1].words) +%}" }
            }
        }
        return result
    }

    /// The rest of a text, behind a comment of the lines that are missing.
    private static func trimmed(_ text: Substring, _ rest: String) -> String {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } - rest.utf8.count { $0 == UInt8(ascii: "\n") }
        // Without the space behind it, a brace would be the first one of the tag that follows.
        let scalars = rest.unicodeScalars
        let end = scalars.last == "{" ? String(Substring(scalars.dropLast())) + "{{ '{' }}" : rest
        return (lines > 0 ? "{#\(String(repeating: "\n", count: lines))#}" : "") + end
    }

    /// The body of the template, and for each piece that of the tag that opens one.
    private static func bodies(of pieces: [TemplatePiece]) -> [TemplateBody] {
        var bodies = [TemplateBody](repeating: TemplateBody(), count: pieces.count + 1)
        var open = [0]
        for (index, piece) in pieces.enumerated() {
            let body = open[open.count - 1]
            switch piece {
            case .text(let text): bodies[body].textBytes += text.utf8.count
            case .tag(let tag, let written):
                bodies[body].tags += 1
                bodies[body].tagBytes += written.utf8.count
                if tag.opensBody { open.append(index + 1) } else if tag.closesBody, open.count > 1 { open.removeLast() }
            }
        }
        return bodies
    }

    private static func filtered(_ contents: String) -> String {
        TemplateExpression.changingPrinted(contents) { "\($0)|\(value)" }
    }
}

/// A tag as it is counted; no line of it moves.
private struct CountedTag {
    private let tag: TemplateTag
    private let written: Substring

    init(_ tag: TemplateTag, _ written: Substring) {
        self.tag = tag
        self.written = written
    }

    /// The text between its braces.
    var contents: String {
        guard tag.kind == .block else { return String(written) }
        var text = written
        if let sign = text.first, "+-".contains(sign) { text.removeFirst() }
        if let sign = text.last, "+-".contains(sign) { text.removeLast() }
        // The white space around it is trimmed already, and stays as it is.
        guard let changed = changed(text) else { return "+\(text)+" }
        let lines = String(repeating: "\n", count: text.utf8.count { $0 == UInt8(ascii: "\n") })
        return "+ \(changed) \(lines)+"
    }

    private func changed(_ text: Substring) -> String? {
        let line = Self.trimmed(text.map { $0.isNewline ? " " : $0 })
        switch tag.word {
        case "for":
            let parts = TemplateExpression.split(line, atWords: ["where"])
            guard parts.count > 1 else { return nil }
            let condition = parts.dropFirst().joined(separator: " where")
            let step = "1|\(CountedTemplates.step):\(written.utf8.count)"
            return "\(parts[0]) where \(step) and ( \(Self.changedMembership(condition) ?? condition) )"
        case "if", "elif":
            return Self.changedMembership(String(line.dropFirst(tag.word.count))).map { "\(tag.word) \($0)" }
        case "filter": return "\(line)|\(CountedTemplates.value)"
        default: return nil
        }
    }

    /// `a in b` as a filter, or `nil` where the condition is another one.
    private static func changedMembership(_ condition: String) -> String? {
        let parts = TemplateExpression.split(condition, atWords: ["in"])
        guard parts.count == 2 else { return nil }
        return "\(trimmed(parts[1]))|\(CountedTemplates.membership):\(trimmed(parts[0]))"
    }

    /// A text without the spaces at its ends.
    private static func trimmed(_ text: some Collection<Character>) -> String {
        var rest = Substring(String(text))
        while rest.first == " " { rest.removeFirst() }
        while rest.last == " " { rest.removeLast() }
        return String(rest)
    }
}

extension TemplateBody {
    /// The body as words of a tag.
    fileprivate var words: String { "\(textBytes) \(tags) \(tagBytes)" }

    /// The body that a tag's words describe.
    init(words: [Int]) {
        self.init()
        guard words.count == 3 else { return }
        (textBytes, tags, tagBytes) = (words[0], words[1], words[2])
    }
}

extension TemplateTag {
    /// The tag's first word.
    fileprivate var word: String { String(contents.prefix { $0 != " " }) }

    /// Indicates whether a body begins behind the tag that may be evaluated any number of times.
    fileprivate var opensBody: Bool { kind == .block && ["for", "macro", "map"].contains(word) }
    fileprivate var closesBody: Bool { kind == .block && ["endfor", "endmacro", "endmap"].contains(word) }

    fileprivate var opening: String {
        switch kind {
        case .variable: "{{"
        case .block: "{%"
        case .comment, .unclosed: "{#"
        }
    }

    fileprivate var closing: String {
        switch kind {
        case .variable: "}}"
        case .block: "%}"
        case .comment: "#}"
        case .unclosed: ""
        }
    }
}
