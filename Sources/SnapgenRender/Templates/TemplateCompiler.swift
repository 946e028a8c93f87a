import SnapgenText

/// Makes trees of templates that keep to what our own use; all others are left to Stencil.
///
/// A template that is compiled has been checked: its blocks are closed and its variables are known. What is not
/// understood here is no mistake, but a reason to ask Stencil.
struct TemplateCompiler {
    /// Something that only Stencil understands.
    private struct Unsupported: Error {}

    /// The most parts that a tree is made of.
    static let largestTree = 4_000
    /// The longest condition, in words.
    static let longestCondition = 64

    private let templates: TemplateSet
    private var scopes: TemplateScopes
    /// The names that loops give to their elements, outermost first.
    private var elements: [String] = []
    private var variables: [String] = []
    private var memberCount = 0
    private var nodeCount = 0
    private var included = IncludedTemplates<[CompiledTemplate.Node]>()

    private init(_ templates: TemplateSet, _ variables: [String: TemplateShape]) {
        self.templates = templates
        scopes = TemplateScopes(variables)
    }

    /// A template as a tree, or `nil` where it or one that it includes has something that only Stencil understands.
    ///
    /// - Parameters:
    ///   - name: a template in which nothing is wrong.
    ///   - templates: where it and those that it includes are found.
    ///   - variables: the shapes of what it sees.
    static func compiled(
        _ name: String, in templates: TemplateSet, variables: [String: TemplateShape]
    ) -> CompiledTemplate? {
        var compiler = TemplateCompiler(templates, variables)
        guard let nodes = try? compiler.nodes(of: name) else { return nil }
        return CompiledTemplate(variables: compiler.variables, nodes: nodes, memberCount: compiler.memberCount)
    }
}

extension TemplateCompiler {
    /// The tokens of one template, read from its beginning to its end.
    private typealias Tokens = ArraySlice<TemplateToken>

    private mutating func nodes(of name: String) throws(Unsupported) -> [CompiledTemplate.Node] {
        guard let source = templates.source(of: name), let tokens = TemplateToken.tokens(of: source) else {
            throw Unsupported()
        }
        var rest = tokens[...]
        let nodes = try nodes(&rest)
        guard rest.isEmpty else { throw Unsupported() }
        return nodes
    }

    /// The nodes up to a tag that ends them or goes on after them, which is left to be read.
    private mutating func nodes(_ tokens: inout Tokens) throws(Unsupported) -> [CompiledTemplate.Node] {
        var nodes: [CompiledTemplate.Node] = []
        while let token = tokens.first {
            switch token {
            case .text(let text): nodes.append(.text(text))
            case .value(let text): nodes.append(.value(try printable(text)))
            case .block(let word, let rest):
                guard Self.opening.contains(word) else { return nodes }
                tokens.removeFirst()
                nodes += try block(word, rest, &tokens)
                continue
            }
            tokens.removeFirst()
            nodeCount += 1
            guard nodeCount <= Self.largestTree else { throw Unsupported() }
        }
        return nodes
    }

    private static let opening: Set<String> = ["if", "for", "filter", "include"]

    private mutating func block(
        _ word: String, _ rest: String, _ tokens: inout Tokens
    ) throws(Unsupported) -> [CompiledTemplate.Node] {
        switch word {
        case "if": [.choice(try branches(rest, &tokens))]
        case "for": [try loop(rest, &tokens)]
        case "filter": [try filtered(rest, &tokens)]
        default: try include(rest)
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
        if tokens.first == .block("else", "") {
            tokens.removeFirst()
            branches.append(.init(condition: nil, nodes: try nodes(&tokens)))
        }
        try end("endif", &tokens)
        return branches
    }

    private mutating func loop(_ text: String, _ tokens: inout Tokens) throws(Unsupported) -> CompiledTemplate.Node {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let header = LoopHeader(text), header.names == [words[0]] else { throw Unsupported() }
        let (list, shape) = try operand(words[2])
        guard case .list(let element) = shape, list.filters.isEmpty else { throw Unsupported() }
        scopes.push(header.variables(of: element))
        elements.append(words[0])
        let nodes = try nodes(&tokens)
        elements.removeLast()
        scopes.pop()
        try end("endfor", &tokens)
        return .loop(list, nodes)
    }

    private mutating func filtered(
        _ text: String, _ tokens: inout Tokens
    ) throws(Unsupported) -> CompiledTemplate.Node {
        let (text, _) = try operand("''|\(text)")
        let nodes = try nodes(&tokens)
        try end("endfilter", &tokens)
        return .filtered(text.filters, nodes)
    }

    private mutating func include(_ text: String) throws(Unsupported) -> [CompiledTemplate.Node] {
        guard let name = Self.quoted(text) else { throw Unsupported() }
        let place = IncludedTemplates<[CompiledTemplate.Node]>.Place(template: name, scopes: scopes)
        if let nodes = included.result(in: place) {
            nodeCount += nodes.count
            guard nodeCount <= Self.largestTree else { throw Unsupported() }
            return nodes
        }
        let nodes = try nodes(of: name)
        included.add(nodes, in: place)
        return nodes
    }

    private func end(_ word: String, _ tokens: inout Tokens) throws(Unsupported) {
        guard tokens.popFirst() == .block(word, "") else { throw Unsupported() }
    }
}

extension TemplateCompiler {
    private typealias Words = ArraySlice<String>

    /// A value that is printed: of lists and objects, Stencil prints what Swift says of them.
    private mutating func printable(_ text: String) throws(Unsupported) -> CompiledTemplate.Operand {
        let words = TemplateExpression(text).words
        guard words == [text] else { throw Unsupported() }
        let (operand, shape) = try operand(text)
        guard shape.isPrintable else { throw Unsupported() }
        return operand
    }

    private mutating func condition(_ text: String) throws(Unsupported) -> CompiledTemplate.Condition {
        let words = TemplateExpression(text).words
        guard words.joined(separator: " ") == text, words.count <= Self.longestCondition else { throw Unsupported() }
        var rest = words[...]
        let condition = try alternatives(&rest)
        guard rest.isEmpty else { throw Unsupported() }
        return condition
    }

    private mutating func alternatives(_ words: inout Words) throws(Unsupported) -> CompiledTemplate.Condition {
        var condition = try conjunction(&words)
        while words.first == "or" {
            words.removeFirst()
            condition = .or(condition, try conjunction(&words))
        }
        return condition
    }

    private mutating func conjunction(_ words: inout Words) throws(Unsupported) -> CompiledTemplate.Condition {
        var condition = try negation(&words)
        while words.first == "and" {
            words.removeFirst()
            condition = .and(condition, try negation(&words))
        }
        return condition
    }

    private mutating func negation(_ words: inout Words) throws(Unsupported) -> CompiledTemplate.Condition {
        guard words.first == "not" else { return try comparison(&words) }
        words.removeFirst()
        return .not(try negation(&words))
    }

    private mutating func comparison(_ words: inout Words) throws(Unsupported) -> CompiledTemplate.Condition {
        guard let word = words.popFirst() else { throw Unsupported() }
        let (left, _) = try operand(word)
        guard let comparison = words.first.flatMap(CompiledTemplate.Comparison.init) else { return .truth(left) }
        words.removeFirst()
        guard let word = words.popFirst() else { throw Unsupported() }
        return .comparison(left, comparison, try operand(word).0)
    }
}

extension TemplateCompiler {
    /// An operand with its filters, and the shape of what comes out.
    private mutating func operand(
        _ word: String
    ) throws(Unsupported) -> (CompiledTemplate.Operand, TemplateShape) {
        let term = TemplateExpression.term(word)
        var (operand, shape) = try unfiltered(term.operand)
        for call in term.calls {
            operand.filters.append(try filter(call, on: shape))
            shape = .text
        }
        return (operand, shape)
    }

    private mutating func unfiltered(
        _ word: String
    ) throws(Unsupported) -> (CompiledTemplate.Operand, TemplateShape) {
        if let text = Self.quoted(word) { return (.literal(.text(text)), .text) }
        if let number = Int(word) { return (.literal(.number(number)), .number) }
        if let flag = Bool(word) { return (.literal(.flag(flag)), .flag) }
        guard !TemplateExpression.isLiteral(word), Self.isPath(word), let shape = scopes.shape(of: word) else {
            throw Unsupported()
        }
        return (try value(at: word.split(separator: ".").map(String.init)), shape)
    }

    private mutating func value(at path: [String]) throws(Unsupported) -> CompiledTemplate.Operand {
        let name = path[0]
        guard let depth = scopes.depth(of: name), depth > 0 else {
            return operand(.variable(place(of: name)), path.dropFirst())
        }
        if elements[depth - 1] == name { return operand(.element(depth - 1), path.dropFirst()) }
        guard path.count == 2, let fact = CompiledTemplate.LoopFact(rawValue: path[1]) else { throw Unsupported() }
        return operand(.progress(depth - 1, fact), [])
    }

    private mutating func operand(
        _ source: CompiledTemplate.Operand.Source, _ path: ArraySlice<String>
    ) -> CompiledTemplate.Operand {
        let first = memberCount
        memberCount += path.count
        let members = path.enumerated().map { CompiledTemplate.Member(name: $1, number: first + $0) }
        return CompiledTemplate.Operand(source: source, path: members, filters: [])
    }

    private mutating func place(of variable: String) -> Int {
        if let place = variables.firstIndex(of: variable) { return place }
        variables.append(variable)
        return variables.count - 1
    }

    private func filter(
        _ call: TemplateExpression.Filter, on shape: TemplateShape
    ) throws(Unsupported) -> CompiledTemplate.Filter {
        if let filter = SwiftFilter(rawValue: call.name), call.arguments.isEmpty, shape.isPrintable {
            return .swift(filter)
        }
        guard call.name == "join", call.arguments.count < 2, shape.element?.isPrintable == true else {
            throw Unsupported()
        }
        guard let argument = call.arguments.first else { return .join("") }
        guard let separator = Self.quoted(argument) else { throw Unsupported() }
        return .join(separator)
    }

    /// What stands in quotes, or `nil` where there are none or more.
    private static func quoted(_ word: String) -> String? {
        guard word.count > 1, let quote = word.first, quote == "'" || quote == "\"", word.last == quote else {
            return nil
        }
        let text = word.dropFirst().dropLast()
        return text.contains { $0 == "'" || $0 == "\"" } ? nil : String(text)
    }

    private static func isPath(_ word: String) -> Bool {
        word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { name in
            !name.isEmpty && name.allSatisfy(\.isOfPlainWord)
        }
    }
}

extension CompiledTemplate.Operand {
    fileprivate static func literal(_ value: TemplateValue) -> Self {
        Self(source: .literal(value), path: [], filters: [])
    }
}

extension TemplateShape {
    /// Whether Stencil prints the value itself.
    fileprivate var isPrintable: Bool { self == .text || self == .number || self == .flag }
}
