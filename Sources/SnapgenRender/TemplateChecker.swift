import SnapgenModel

/// Finds what is wrong with a template before Stencil sees it.
///
/// Stencil renders an unknown variable as nothing, drops what follows an unclosed tag, and ends the process on a template
/// that includes itself. Here each is a diagnostic with its line.
struct TemplateChecker {
    private let templates: TemplateSet
    private var scopes: TemplateScopes
    private var including: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The deepest chain of templates that include one another.
    static let deepestInclude = 16
    /// The most blocks inside one another.
    static let deepestBlock = 64
    /// The longest template, in bytes: Stencil's time grows with the square of it.
    static let largestTemplate = 256 * 1024

    /// A checker for templates that see `variables`.
    init(_ templates: TemplateSet, variables: [String: TemplateShape]) {
        self.templates = templates
        self.scopes = TemplateScopes(variables)
    }

    /// What is wrong with a template, and with all that it includes.
    static func diagnostics(
        of name: String, in templates: TemplateSet, variables: [String: TemplateShape]
    ) -> [Diagnostic] {
        var checker = TemplateChecker(templates, variables: variables)
        checker.check(name, at: nil)
        return checker.diagnostics
    }

    private mutating func check(_ name: String, at place: Place?) {
        guard let template = templates.template(name) else { return report(missing(name), at: place) }
        if including.contains(template.name) {
            return report("template '\(template.name)' includes itself; take the include out", at: place)
        }
        guard including.count < Self.deepestInclude else {
            return report("more than \(Self.deepestInclude) templates include one another; join some", at: place)
        }
        guard template.source.utf8.count <= Self.largestTemplate else {
            let limit = "\(Self.largestTemplate / 1024) KiB"
            return report("the template is larger than \(limit); split it", at: Place(path: template.path, line: 1))
        }
        including.append(template.name)
        checkTags(of: template)
        including.removeLast()
    }

    private func missing(_ name: String) -> String {
        "no template '\(name)'" + Suggestion.phrase(for: name, in: templates.list.map(\.name))
    }

    private mutating func report(_ message: String, at place: Place?) {
        diagnostics.append(Diagnostic(.badTemplate, .error, message, path: place?.path, line: place?.line))
    }
}

extension TemplateChecker {
    /// A line of a template.
    private struct Place {
        var path: String
        var line: Int
    }

    /// A block that waits for its end.
    private struct OpenBlock {
        var name: String
        var line: Int
    }

    private mutating func checkTags(of template: NamedTemplate) {
        var open: [OpenBlock] = []
        for tag in TemplateTag.tags(in: template.source) {
            let place = Place(path: template.path, line: tag.line)
            switch tag.kind {
            case .comment: continue
            case .unclosed: report("a tag is opened and not closed; close it", at: place)
            case .variable: checkExpression(tag.contents, at: place)
            case .block: checkBlock(tag.contents, &open, at: place)
            }
        }
        for block in open {
            let place = Place(path: template.path, line: block.line)
            report("'\(block.name)' has no 'end\(block.name)'; add it", at: place)
            if block.name == "for" { scopes.pop() }
        }
    }

    private mutating func checkBlock(_ contents: String, _ open: inout [OpenBlock], at place: Place) {
        var words = contents.split(separator: " ").map(String.init)
        guard let word = words.first else { return report("an empty tag; take it out", at: place) }
        words.removeFirst()
        let rest = words.joined(separator: " ")
        switch word {
        case "if", "ifnot", "for", "filter": begin(word, rest, &open, at: place)
        case "elif": checkExpression(rest, at: place)
        case "else", "empty", "break", "continue": break
        case "endif", "endfor", "endfilter": end(word, &open, at: place)
        case "include": checkInclude(words, at: place)
        default:
            let known = ["if", "for", "filter", "include"]
            report("unknown tag '\(word)'" + Suggestion.phrase(for: word, in: known), at: place)
        }
    }

    private mutating func begin(_ word: String, _ rest: String, _ open: inout [OpenBlock], at place: Place) {
        if open.count == Self.deepestBlock {
            report("more than \(Self.deepestBlock) blocks inside one another; include a part", at: place)
        }
        switch word {
        case "for": beginLoop(rest, at: place)
        case "filter": checkExpression("''|\(rest)", at: place)
        default: checkExpression(rest, at: place)
        }
        open.append(OpenBlock(name: word, line: place.line))
    }

    private mutating func end(_ word: String, _ open: inout [OpenBlock], at place: Place) {
        let name = open.last.map { $0.name == "ifnot" ? "if" : $0.name }
        guard let name, word == "end\(name)" else { return report("'\(word)' ends nothing; take it out", at: place) }
        open.removeLast()
        if name == "for" { scopes.pop() }
    }

    private mutating func checkInclude(_ words: [String], at place: Place) {
        let isLiteral = words.count == 1 && words[0].count > 2 && "'\"".contains(words[0].prefix(1))
        guard isLiteral, let word = words.first else {
            return report("'include' takes the name of a template in quotes; write it so", at: place)
        }
        check(String(word.dropFirst().dropLast()), at: place)
    }
}

extension TemplateChecker {
    private static let loop = TemplateShape.object([
        "counter": .number, "counter0": .number, "first": .flag, "last": .flag, "length": .number,
    ])

    /// `for item in list`, and perhaps `where condition`.
    private mutating func beginLoop(_ text: String, at place: Place) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count >= 3, words[1] == "in" else {
            scopes.push([:])
            return report("'for' reads 'for item in list'; write it so", at: place)
        }
        let element = element(of: words[2], at: place)
        scopes.push([words[0]: element, "forloop": Self.loop])
        if words.count > 3 { checkExpression(words.dropFirst(4).joined(separator: " "), at: place) }
    }

    private mutating func element(of text: String, at place: Place) -> TemplateShape {
        let before = diagnostics.count
        checkExpression(text, at: place)
        let term = TemplateExpression(text).terms.first
        guard diagnostics.count == before, let term, !term.isFiltered else { return .text }
        if case .list(let element) = scopes.shape(of: term.operand) { return element }
        report("'\(text)' is no list; loop over one", at: place)
        return .text
    }

    private mutating func checkExpression(_ text: String, at place: Place) {
        for term in TemplateExpression(text).terms {
            for operand in [term.operand] + term.arguments where !TemplateExpression.isLiteral(operand) {
                if let problem = scopes.problem(with: operand) { report(problem, at: place) }
            }
        }
    }
}
