import Stencil

final class SourceryTags: Extension {
    override init() {
        super.init()
        registerTag("set", parser: Self.set)
        registerTag("macro", parser: Self.macro)
        registerTag("call", parser: Self.call)
        registerSimpleTag("newline") { _ in BlankLines.lineEnd }
    }

    private static func set(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
        let words = token.components
        guard (2...3).contains(words.count) else { throw TemplateSyntaxError("'set' reads 'set name value'") }
        if words.count == 3 {
            let value = try parser.compileResolvable(words[2], containedIn: token)
            return silent(token) { $0[words[1]] = try value.resolve($0) }
        }
        let nodes = try parser.nodes(until: "endset")
        return silent(token) { $0[words[1]] = try renderNodes(nodes, $0) }
    }

    private static func macro(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
        let words = token.components
        guard words.count >= 2 else { throw TemplateSyntaxError("'macro' reads 'macro name parameter'") }
        let macro = Macro(parameters: Array(words.dropFirst(2)), nodes: try parser.nodes(until: "endmacro"))
        return silent(token) { $0[words[1]] = macro }
    }

    private static func call(_ parser: TokenParser, _ token: Token) throws -> any NodeType {
        let words = token.components
        guard words.count >= 2 else { throw TemplateSyntaxError("'call' reads 'call name argument'") }
        let arguments = try words.dropFirst(2).map { try parser.compileResolvable($0, containedIn: token) }
        return SimpleNode(token: token) { context in
            guard let macro = try Variable(words[1]).resolve(context) as? Macro else {
                throw TemplateSyntaxError("there is no macro '\(words[1])'")
            }
            return try macro.render(context, named: words[1], arguments)
        }
    }

    private static func silent(_ token: Token, _ action: @escaping (Context) throws -> Void) -> any NodeType {
        SimpleNode(token: token) { context in
            try action(context)
            return ""
        }
    }
}

private struct Macro: OpaqueValue {
    var parameters: [String]
    var nodes: [any NodeType]

    static let absence = "is a macro; use it with 'call'"

    /// The most macros that call one another: each takes a part of the stack.
    private static let deepest = 16
    private static let depthName = "snapgen_depth"

    subscript(dynamicMember member: String) -> Any? { nil }

    func render(_ context: Context, named name: String, _ arguments: [any Resolvable]) throws -> String {
        guard parameters.count == arguments.count else {
            let counts = "\(parameters.count) values, not \(arguments.count)"
            throw TemplateSyntaxError("the macro '\(name)' takes \(counts)")
        }
        let depth = (context[Self.depthName] as? Int ?? 0) + 1
        guard depth <= Self.deepest else {
            throw TemplateSyntaxError(
                "more than \(Self.deepest) macros call one another here, or one calls itself; use a loop")
        }
        let values = try arguments.map { try $0.resolve(context) }
        let variables = zip(parameters, values).reduce(into: [Self.depthName: depth as Any]) { $0[$1.0] = $1.1 }
        return try context.push(dictionary: variables) { try renderNodes(nodes, context) }
    }
}

extension TokenParser {
    fileprivate func nodes(until end: String) throws -> [any NodeType] {
        let nodes = try parse(until([end]))
        guard nextToken() != nil else { throw TemplateSyntaxError("'\(end)' is missing") }
        return nodes
    }
}
