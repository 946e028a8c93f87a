import SwiftSyntax

struct ManifestValue {
    indirect enum Kind {
        case text(String)
        case null
        case list([ManifestValue])
        /// A case, or a call whose arguments are evaluated where they are needed: `.v6`, `.target(name: "App")`.
        case call(String, LabeledExprListSyntax?)
    }

    let kind: Kind
    let syntax: ExprSyntax

    var uncertain: UncertainSyntax { UncertainSyntax(syntax) }

    var isNull: Bool { if case .null = kind { true } else { false } }

    /// Indicates whether it contains something else than texts, perhaps an object that code can change.
    var holdsCalls: Bool {
        switch kind {
        case .text, .null: false
        case .list(let values): values.contains(where: \.holdsCalls)
        case .call: true
        }
    }

    func text() throws -> String { if case .text(let text) = kind { text } else { throw uncertain } }

    func list() throws -> [ManifestValue] { if case .list(let values) = kind { values } else { throw uncertain } }

    func name() throws -> String { if case .call(let name, _) = kind { name } else { throw uncertain } }

    var arguments: [LabeledExprSyntax] { if case .call(_, let list?) = kind { Array(list) } else { [] } }

    /// Returns the argument with a label; the first one without any for an empty label.
    func argument(_ label: String) -> ExprSyntax? {
        arguments.first { ($0.label?.plainText ?? "") == label }?.expression
    }
}

/// An expression or statement whose value or effect is not certain.
struct UncertainSyntax: Error {
    let node: Syntax

    init(_ node: some SyntaxProtocol) { self.node = Syntax(node) }
}
