import SnapgenModel

/// The tags and filters that templates of a dialect may use.
struct TemplateRules {
    /// Indicates whether tags declare variables, up to the end of the block around them, a number selects an element of
    /// a list, which may be missing, `nil` is a literal, and rendering finds out whether a value has a text.
    let isSourcery: Bool
    let tags: [String]
    let filters: [String]

    static let own = TemplateRules(
        isSourcery: false, tags: ["if", "for", "filter", "include"], filters: TemplateFilters.swift().names)

    static let sourcery = TemplateRules(
        isSourcery: true, tags: own.tags + ["set", "macro", "call", "newline"],
        filters: TemplateFilters.sourcery().names)
}

/// Stencil renders an unknown variable as nothing, drops what follows an unclosed tag, and ends the process on a
/// template that includes itself; here each is a diagnostic with its line.
struct TemplateChecker {
    private typealias Place = (path: String, line: Int)

    private let templates: TemplateSet
    private let rules: TemplateRules
    /// The variables in scope, outermost first.
    private var scopes: [[String: TemplateSchema]]
    private var including: [String] = []
    private var open: [(name: String, line: Int)] = []
    private var diagnostics: [Diagnostic] = []

    private static let deepestInclude = 16
    private static let deepestBlock = 64
    /// The most words in a tag: Stencil calls itself for each `not`.
    private static let longestTag = 500
    /// In bytes.
    private static let largestTemplate = 256 * 1024

    private init(_ templates: TemplateSet, _ rules: TemplateRules, _ variables: [String: TemplateSchema]) {
        self.templates = templates
        self.rules = rules
        scopes = [variables]
    }

    static func diagnostics(
        of name: String, in templates: TemplateSet, rules: TemplateRules = .own, variables: [String: TemplateSchema]
    ) -> [Diagnostic] {
        var checker = TemplateChecker(templates, rules, variables)
        checker.check(name, at: nil)
        return checker.diagnostics
    }

    private mutating func check(_ name: String, at place: Place?) {
        guard let template = templates.template(name) else {
            let known = templates.list.map(\.name)
            return report("no template '\(name)'" + Suggestion.phrase(for: name, in: known), at: place)
        }
        if including.contains(template.name) {
            return report("template '\(template.name)' includes itself; take the include out", at: place)
        }
        guard including.count < Self.deepestInclude else {
            return report("more than \(Self.deepestInclude) templates include one another; join some", at: place)
        }
        guard template.source.utf8.count <= Self.largestTemplate else {
            let limit = "\(Self.largestTemplate / 1024) KiB"
            return report("the template is larger than \(limit); split it", at: (template.path, 1))
        }
        let outer = open
        open = []
        including.append(template.name)
        if rules.isSourcery { checkLines(of: template) }
        checkTags(of: template)
        including.removeLast()
        open = outer
    }

    private mutating func report(_ message: String, at place: Place?) {
        diagnostics.append(Diagnostic(.badTemplate, .error, message, path: place?.path, line: place?.line))
    }

    private mutating func checkTags(of template: NamedTemplate) {
        for tag in TemplateTag.tags(in: template.source) {
            let place = (template.path, tag.line)
            let spaces = tag.contents.utf8.count { $0 == UInt8(ascii: " ") }
            guard tag.kind == .comment || spaces < Self.longestTag else {
                report("a tag has more than \(Self.longestTag) words; split it", at: place)
                continue
            }
            switch tag.kind {
            case .comment: continue
            case .unclosed: report("a tag is opened and not closed; close it", at: place)
            case .variable:
                checkOperators(tag.contents, isCondition: false, at: place)
                checkExpression(tag.contents, at: place)
                if !rules.isSourcery { checkPrinted(tag.contents, at: place) }
            case .block: checkBlock(tag.contents, at: place)
            }
        }
        for block in open {
            report("'\(block.name)' has no 'end\(block.name)'; add it", at: (template.path, block.line))
            if hasScope(block.name) { scopes.removeLast() }
        }
    }

    private mutating func checkBlock(_ contents: String, at place: Place) {
        let all = contents.split(separator: " ").map(String.init)
        guard let word = all.first else { return report("an empty tag; take it out", at: place) }
        let words = Array(all.dropFirst())
        let rest = words.joined(separator: " ")
        let isKnown = rules.isSourcery || !["set", "macro", "call", "newline", "endset", "endmacro"].contains(word)
        switch isKnown ? word : "" {
        case "set" where words.count > 1: declare(words[0], as: words.dropFirst().joined(separator: " "), at: place)
        case "if", "ifnot", "for", "filter", "set", "macro": begin(word, rest, at: place)
        case "endif", "endfor", "endfilter", "endset", "endmacro": end(word, at: place)
        case "elif": checkCondition(rest, at: place)
        case "else", "empty", "break", "continue", "newline": break
        case "include": checkInclude(rest, at: place)
        case "call": checkExpression(rest, at: place)
        default: report("unknown tag '\(word)'" + Suggestion.phrase(for: word, in: rules.tags), at: place)
        }
    }

    private mutating func begin(_ word: String, _ rest: String, at place: Place) {
        if open.count == Self.deepestBlock {
            report("more than \(Self.deepestBlock) blocks inside one another; include a part", at: place)
        }
        switch word {
        case "for": beginLoop(rest, at: place)
        case "filter": checkExpression("''|\(rest)", at: place)
        case "set", "macro": beginSourceryBlock(word, rest, at: place)
        default:
            checkCondition(rest, at: place)
            if hasScope(word) { scopes.append([:]) }
        }
        open.append((word, place.line))
    }

    private func hasScope(_ block: String) -> Bool {
        ["for", "macro"].contains(block) || rules.isSourcery && ["if", "ifnot"].contains(block)
    }

    private mutating func end(_ word: String, at place: Place) {
        let name = open.last.map { $0.name == "ifnot" ? "if" : $0.name }
        guard let name, word == "end\(name)" else { return report("'\(word)' ends nothing; take it out", at: place) }
        let block = open.removeLast()
        if hasScope(block.name) { scopes.removeLast() }
    }

    private mutating func checkInclude(_ name: String, at place: Place) {
        guard name.count > 2, "'\"".contains(name.prefix(1)), name.first == name.last else {
            return report("'include' takes the name of a template in quotes; write it so", at: place)
        }
        check(String(name.dropFirst().dropLast()), at: place)
    }

    private mutating func beginLoop(_ text: String, at place: Place) {
        let sides = TemplateExpression.split(text, atWords: ["in"])
        // Of a mapping, the name of the key and that of the value.
        let names = sides[0].split { $0 == "," || $0 == " " }.map(String.init)
        let rest = text.dropFirst(sides[0].count + " in".count - 1)
        let parts = TemplateExpression.split(String(rest), atWords: ["where"])
        let list = parts[0].split(separator: " ").joined(separator: " ")
        guard sides.count > 1, (1...2).contains(names.count), let item = names.last, !list.isEmpty else {
            scopes.append([:])
            return report("'for' reads 'for item in list'; write it so", at: place)
        }
        let element = element(of: list, at: place)
        scopes.append(["forloop": Self.progress].merging([names[0]: .text]) { $1 }.merging([item: element]) { $1 })
        checkCondition(parts.dropFirst().joined(separator: " where "), at: place)
    }

    private static let progress = TemplateSchema.object([
        "counter": .number, "counter0": .number, "first": .flag, "last": .flag, "length": .number,
    ])

    private mutating func element(of text: String, at place: Place) -> TemplateSchema {
        let before = diagnostics.count
        checkExpression(text, at: place)
        let term = TemplateExpression(text).terms.first
        guard diagnostics.count == before, let term else { return .text }
        let list = schema(of: term.operand)
        let own: TemplateSchema? = term.isFiltered ? .text : (list ?? .anything).element
        let element = rules.isSourcery ? TemplateFilters.element(of: list, through: term.filters) : own
        if element == nil { report("'\(text)' is no list; loop over one", at: place) }
        return element ?? .text
    }

    private mutating func checkCondition(_ text: String, at place: Place) {
        checkOperators(text, isCondition: true, at: place)
        checkExpression(text, at: place)
    }

    /// Reports `in` where it is not the whole of a condition; elsewhere Stencil finds it to be always false.
    private mutating func checkOperators(_ text: String, isCondition: Bool, at place: Place) {
        guard TemplateExpression(text).words.contains("in") else { return }
        let sides = TemplateExpression.split(text, atWords: ["in"])
        let isAlone = sides.count == 2 && sides.allSatisfy(TemplateExpression.isSingleTerm)
        let isFiltered = TemplateExpression(sides[0]).terms.contains(where: \.isFiltered)
        guard !isCondition || !isAlone || isFiltered || text.contains(where: { "()".contains($0) }) else { return }
        report("'in' stands alone in a condition, 'if a in b', with no filter before it; write it so", at: place)
    }

    private mutating func checkExpression(_ text: String, at place: Place) {
        // Stencil also evaluates ranges in quotes.
        if text.contains("...") {
            return report("a tag holds '...', and there are no ranges; loop over a list", at: place)
        }
        for term in TemplateExpression(text).terms {
            // Stencil suggests names in another order in each run.
            for name in term.filters where !name.isEmpty && !rules.filters.contains(name) {
                report("unknown filter '\(name)'" + Suggestion.phrase(for: name, in: rules.filters), at: place)
            }
            for operand in [term.operand] + term.arguments where !isLiteral(operand) {
                if operand.contains(where: { "[]".contains($0) }) {
                    report("'\(operand)' has brackets; write the member's name behind a dot", at: place)
                    continue
                }
                guard let problem = problem(with: operand) else { continue }
                let advice =
                    operand.hasSuffix(".last")
                    ? "write '|last' for a list"
                    : "of what Sourcery offers, snapgen has what Documentation/Templates.md lists"
                report(problem + (rules.isSourcery ? "; \(advice)" : ""), at: place)
            }
        }
    }

    /// Reports objects that are printed, of which Stencil prints nothing.
    private mutating func checkPrinted(_ contents: String, at place: Place) {
        _ = TemplateExpression.changingPrinted(contents) { value in
            let operand = TemplateExpression(value).terms.first?.operand ?? ""
            if schema(of: operand)?.hasText == false {
                report("'\(operand)' is no text; print a member of it", at: place)
            }
            return value
        }
    }

    private func isLiteral(_ operand: String) -> Bool {
        TemplateExpression.isLiteral(operand) || rules.isSourcery && operand == "nil"
    }

    /// Reports the comments behind which Sourcery writes into another file, and a person's at that.
    private mutating func checkLines(of template: NamedTemplate) {
        let lines = template.source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            guard let text = ["sourcery:inline:", "sourcery:file:"].first(where: line.contains) else { continue }
            let problem = "'\(text)' writes into other files, and snapgen writes only its own; take it out"
            report(problem, at: (template.path, index + 1))
        }
    }

    private mutating func declare(_ name: String, as value: String, at place: Place) {
        checkExpression(value, at: place)
        let term = TemplateExpression(value).terms.first
        let known = term.flatMap { $0.isFiltered ? nil : schema(of: $0.operand) }
        scopes[scopes.count - 1][name] = known ?? .anything
    }

    private mutating func beginSourceryBlock(_ word: String, _ rest: String, at place: Place) {
        let words = rest.split(separator: " ").map(String.init)
        guard let name = words.first else {
            if word == "macro" { scopes.append([:]) }
            return report("'\(word)' wants a name; give one", at: place)
        }
        scopes[scopes.count - 1][name] = word == "set" ? .text : .anything
        if word == "macro" {
            scopes.append(Dictionary(words.dropFirst().map { ($0, .anything) }) { first, _ in first })
        }
    }

    /// The schema at a key path such as `test.title`, or `nil` if there is none.
    private func schema(of path: String) -> TemplateSchema? {
        let keys = path.split(separator: ".").map(String.init)
        let variable = keys.first.flatMap { key in scopes.last { $0[key] != nil }?[key] }
        return keys.dropFirst().reduce(variable) { schema, key in
            schema?.member(key) ?? (rules.isSourcery && Int(key) != nil ? schema?.element : nil)
        }
    }

    private func problem(with path: String) -> String? {
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        for count in 1...keys.count {
            let known = keys.prefix(count).joined(separator: ".")
            guard schema(of: known) == nil else { continue }
            let candidates = names(in: keys.prefix(count - 1).joined(separator: "."))
            return "unknown variable '\(known)'" + Suggestion.phrase(for: keys[count - 1], in: candidates)
        }
        return nil
    }

    private func names(in path: String) -> [String] {
        path.isEmpty ? Set(scopes.flatMap(\.keys)).sorted() : schema(of: path)?.members.keys.sorted() ?? []
    }
}
