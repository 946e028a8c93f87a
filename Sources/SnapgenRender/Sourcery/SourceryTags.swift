import Stencil

/// The tags that Sourcery adds to Stencil's.
final class SourceryTags: Extension {
    override init() {
        super.init()
        registerTag("set", parser: SetTag.init)
        registerTag("macro", parser: MacroTag.init)
        registerTag("call", parser: CallTag.init)
        registerTag("map", parser: MapTag.init)
        registerSimpleTag("newline") { _ in BlankLines.lineEnd }
    }
}

/// Sets a variable: `{% set name value %}`, or `{% set name %} … {% endset %}`.
private final class SetTag: NodeType {
    private enum Content {
        case value(any Resolvable)
        case nodes([any NodeType])
    }

    let token: Token?
    private let name: String
    private let content: Content

    init(_ parser: TokenParser, _ token: Token) throws {
        let words = token.components
        guard (2...3).contains(words.count) else { throw TemplateSyntaxError("'set' reads 'set name value'") }
        self.token = token
        name = words[1]
        content =
            words.count == 3
            ? .value(try parser.compileResolvable(words[2], containedIn: token))
            : .nodes(try parser.nodes(until: "endset"))
    }

    func render(_ context: Context) throws -> String {
        switch content {
        case .value(let resolvable): context[name] = try resolvable.resolve(context)
        case .nodes(let nodes): context[name] = try renderNodes(nodes, context)
        }
        return ""
    }
}

/// Declares a macro: `{% macro name parameter … %} … {% endmacro %}`.
private final class MacroTag: NodeType {
    let token: Token?
    private let name: String
    private let block: CallableBlock

    init(_ parser: TokenParser, _ token: Token) throws {
        let words = token.components
        guard words.count >= 2 else { throw TemplateSyntaxError("'macro' reads 'macro name parameter'") }
        self.token = token
        name = words[1]
        block = CallableBlock(parameters: Array(words.dropFirst(2)), nodes: try parser.nodes(until: "endmacro"))
    }

    func render(_ context: Context) throws -> String {
        context[name] = block
        return ""
    }
}

/// A macro that is declared, for `call` to render.
struct CallableBlock: OpaqueValue {
    var parameters: [String]
    var nodes: [any NodeType]

    static let absence = "is a macro; use it with 'call'"

    subscript(dynamicMember member: String) -> Any? { nil }
}

/// Renders a macro: `{% call name argument … %}`.
private final class CallTag: NodeType {
    let token: Token?
    private let macro: Variable
    private let arguments: [any Resolvable]

    /// The most macros that call one another: each takes a part of the stack.
    private static let deepest = 16
    /// The variable with the number of macros around the tag.
    private static let depthName = "snapgen_depth"

    init(_ parser: TokenParser, _ token: Token) throws {
        let words = token.components
        guard words.count >= 2 else { throw TemplateSyntaxError("'call' reads 'call name argument'") }
        self.token = token
        macro = Variable(words[1])
        arguments = try words.dropFirst(2).map { try parser.compileResolvable($0, containedIn: token) }
    }

    func render(_ context: Context) throws -> String {
        guard let block = try macro.resolve(context) as? CallableBlock else {
            throw TemplateSyntaxError("there is no macro '\(macro.variable)'")
        }
        guard block.parameters.count == arguments.count else {
            let counts = "\(block.parameters.count) values, not \(arguments.count)"
            throw TemplateSyntaxError("the macro '\(macro.variable)' takes \(counts)")
        }
        let depth = (context[Self.depthName] as? Int ?? 0) + 1
        guard depth <= Self.deepest else {
            throw TemplateSyntaxError(
                "more than \(Self.deepest) macros call one another here, or one calls itself; use a loop")
        }
        let values = try arguments.map { try $0.resolve(context) }
        let variables = zip(block.parameters, values).reduce(into: [Self.depthName: depth as Any]) { $0[$1.0] = $1.1 }
        return try context.push(dictionary: variables) { try renderNodes(block.nodes, context) }
    }
}

/// Makes a list of texts out of a list: `{% map list into name using element %} … {% endmap %}`.
private final class MapTag: NodeType {
    let token: Token?
    private let list: any Resolvable
    private let name: String
    private let element: String?
    private let nodes: [any NodeType]

    init(_ parser: TokenParser, _ token: Token) throws {
        let words = token.components
        guard [4, 6].contains(words.count), words[2] == "into", words.count == 4 || words[4] == "using" else {
            throw TemplateSyntaxError("'map' reads 'map list into name using element'")
        }
        self.token = token
        list = try parser.compileResolvable(words[1], containedIn: token)
        name = words[3]
        element = words.count == 6 ? words[5] : nil
        nodes = try parser.nodes(until: "endmap")
    }

    func render(_ context: Context) throws -> String {
        guard let values = try list.resolve(context) as? [Any], !values.isEmpty else { return "" }
        let texts = try values.indices.map { index in
            try context.push(dictionary: variables(for: index, of: values)) { try renderNodes(nodes, context) }
        }
        context[name] = texts
        return ""
    }

    private func variables(for index: Int, of values: [Any]) -> [String: Any] {
        let loop: [String: Any] = [
            "counter": index, "first": index == 0, "last": index == values.count - 1, "item": values[index],
        ]
        return ["maploop": loop].merging(element.map { [$0: values[index]] } ?? [:]) { $1 }
    }
}

extension TokenParser {
    /// The nodes between the tag that was read last and `end`, which is read as well.
    fileprivate func nodes(until end: String) throws -> [any NodeType] {
        let nodes = try parse(until([end]))
        guard nextToken() != nil else { throw TemplateSyntaxError("'\(end)' is missing") }
        return nodes
    }
}
