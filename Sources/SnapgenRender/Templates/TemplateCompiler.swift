import SnapgenNames

/// Makes trees of the built-in templates.
///
/// It reads the part of Stencil's language that they use, and checks nothing: a template with anything else in it, or with
/// a mistake, is a bug of this package that its tests find.
struct TemplateCompiler {
    /// A tag that cannot be compiled.
    struct Unsupported: Error, CustomStringConvertible {
        /// The tag's contents, or the name of the template.
        var description: String
    }

    private enum Token {
        case text(String)
        case value(String)
        /// The first word of a block, and the rest.
        case block(String, String)
    }

    /// The tokens of one template, read from its beginning to its end.
    private typealias Tokens = ArraySlice<Token>

    /// The names that loops give to their elements, outermost first.
    private var elements: [String] = []
    private var variables: [String] = []
    private var memberCount = 0

    /// The tree of a built-in template.
    ///
    /// - Throws: `Unsupported` where it, or one that it includes, uses more of Stencil's language than is read here.
    static func compiled(_ name: String) throws(Unsupported) -> CompiledTemplate {
        var compiler = TemplateCompiler()
        let nodes = try compiler.nodes(of: name)
        return CompiledTemplate(variables: compiler.variables, nodes: nodes, memberCount: compiler.memberCount)
    }

    private mutating func nodes(of name: String) throws(Unsupported) -> [CompiledTemplate.Node] {
        guard let source = TemplateSet.builtIn.source(of: name) else { throw Unsupported(description: name) }
        var rest = Self.tokens(of: source)[...]
        let nodes = try nodes(&rest)
        guard rest.isEmpty else { throw Unsupported(description: name) }
        return nodes
    }

    private static func tokens(of source: String) -> [Token] {
        let pieces = TemplateTag.pieces(of: source)
        return pieces.indices.compactMap { index in
            switch pieces[index] {
            case .text(let text): return .text(pieces.trimmedText(text, at: index, isSmart: true))
            case .tag(let tag, _):
                guard tag.kind != .comment else { return nil }
                guard tag.kind == .block else { return .value(tag.contents) }
                let words = tag.contents.split(separator: " ", maxSplits: 1).map(String.init)
                return .block(words.first ?? "", words.dropFirst().first ?? "")
            }
        }
    }

    /// The nodes up to a tag that ends them or goes on after them, which is left to be read.
    private mutating func nodes(_ tokens: inout Tokens) throws(Unsupported) -> [CompiledTemplate.Node] {
        var nodes: [CompiledTemplate.Node] = []
        while let token = tokens.first {
            if case .block("elif", _) = token { return nodes }
            if case .block(let word, _) = token, word == "else" || word.hasPrefix("end") { return nodes }
            tokens.removeFirst()
            switch token {
            case .text(let text): nodes.append(.text(text))
            case .value(let text): nodes.append(.value(try operand(text)))
            case .block("include", let name): nodes += try self.nodes(of: try quoted(name))
            case .block(let word, let rest): nodes.append(try block(word, rest, &tokens))
            }
        }
        return nodes
    }

    private mutating func block(
        _ word: String, _ rest: String, _ tokens: inout Tokens
    ) throws(Unsupported) -> CompiledTemplate.Node {
        switch word {
        case "if": .choice(try branches(rest, &tokens))
        case "for": try loop(rest, &tokens)
        case "filter": .filtered(try filter(.init(name: rest, arguments: [])), try body("filter", &tokens))
        default: throw Unsupported(description: "\(word) \(rest)")
        }
    }

    private mutating func branches(
        _ condition: String, _ tokens: inout Tokens
    ) throws(Unsupported) -> [CompiledTemplate.Branch] {
        var branches = [CompiledTemplate.Branch(condition: try self.condition(condition), nodes: try nodes(&tokens))]
        while case .block("elif", let condition) = tokens.first {
            tokens.removeFirst()
            branches.append(.init(condition: try self.condition(condition), nodes: try nodes(&tokens)))
        }
        if case .block("else", _) = tokens.first {
            tokens.removeFirst()
            branches.append(.init(condition: nil, nodes: try nodes(&tokens)))
        }
        try end("if", &tokens)
        return branches
    }

    private mutating func loop(_ text: String, _ tokens: inout Tokens) throws(Unsupported) -> CompiledTemplate.Node {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, words[1] == "in" else { throw Unsupported(description: "for \(text)") }
        let list = try operand(words[2])
        elements.append(words[0])
        let nodes = try body("for", &tokens)
        elements.removeLast()
        return .loop(list, nodes)
    }

    private mutating func body(
        _ word: String, _ tokens: inout Tokens
    ) throws(Unsupported) -> [CompiledTemplate.Node] {
        let nodes = try nodes(&tokens)
        try end(word, &tokens)
        return nodes
    }

    private func end(_ word: String, _ tokens: inout Tokens) throws(Unsupported) {
        guard case .block("end\(word)", "") = tokens.popFirst() else { throw Unsupported(description: word) }
    }
}

extension TemplateCompiler {
    /// A condition: comparisons with `not` before them and `and` between them.
    private mutating func condition(_ text: String) throws(Unsupported) -> CompiledTemplate.Condition {
        let words = TemplateExpression(text).words
        var conditions: [CompiledTemplate.Condition] = []
        for words in words.split(separator: "and", omittingEmptySubsequences: false) {
            conditions.append(try comparison(words))
        }
        return conditions.dropFirst().reduce(conditions[0]) { .and($0, $1) }
    }

    private mutating func comparison(_ words: ArraySlice<String>) throws(Unsupported) -> CompiledTemplate.Condition {
        let parts = Array(words)
        switch parts.count {
        case 1: return .truth(try operand(parts[0]))
        case 2 where parts[0] == "not": return .not(.truth(try operand(parts[1])))
        case 3 where parts[1] == "==": return .equal(try operand(parts[0]), try operand(parts[2]))
        case 3 where parts[1] == "!=": return .not(.equal(try operand(parts[0]), try operand(parts[2])))
        default: throw Unsupported(description: words.joined(separator: " "))
        }
    }

    /// An operand with its filters.
    private mutating func operand(_ word: String) throws(Unsupported) -> CompiledTemplate.Operand {
        let term = TemplateExpression.term(word)
        var operand = try unfiltered(term.operand)
        for call in term.calls { operand.filters.append(try filter(call)) }
        return operand
    }

    private mutating func unfiltered(_ word: String) throws(Unsupported) -> CompiledTemplate.Operand {
        if let number = Int(word) { return .init(source: .literal(.number(number))) }
        guard !TemplateExpression.isLiteral(word) else { return .init(source: .literal(.text(try quoted(word)))) }
        let keys = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard keys.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isOfPlainWord) }) else {
            throw Unsupported(description: word)
        }
        guard keys[0] != "forloop" else {
            guard word == "forloop.last", !elements.isEmpty else { throw Unsupported(description: word) }
            return .init(source: .isLast(elements.count - 1))
        }
        return .init(source: source(keys[0]), path: keys.dropFirst().map { member($0) })
    }

    private mutating func source(_ name: String) -> CompiledTemplate.Operand.Source {
        if let depth = elements.lastIndex(of: name) { return .element(depth) }
        if let place = variables.firstIndex(of: name) { return .variable(place) }
        variables.append(name)
        return .variable(variables.count - 1)
    }

    private mutating func member(_ name: String) -> CompiledTemplate.Member {
        memberCount += 1
        return CompiledTemplate.Member(name: name, number: memberCount - 1)
    }

    private func filter(_ call: TemplateExpression.Filter) throws(Unsupported) -> CompiledTemplate.Filter {
        if let filter = SwiftFilter(rawValue: call.name), call.arguments.isEmpty { return .swift(filter) }
        guard call.name == "join", call.arguments.count == 1 else { throw Unsupported(description: call.name) }
        return .join(try quoted(call.arguments[0]))
    }

    /// The text between quotes.
    private func quoted(_ word: String) throws(Unsupported) -> String {
        guard word.count > 1, word.hasPrefix("\""), word.hasSuffix("\"") else { throw Unsupported(description: word) }
        return String(word.dropFirst().dropLast())
    }
}
