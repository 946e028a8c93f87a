import SwiftSyntax

/// A value in a manifest.
indirect enum ManifestValue {
    case text(String)
    case null
    case list([ManifestValue])
    /// A case, or a call whose arguments are evaluated where they are needed: `.v6`, `.target(name: "App")`.
    case call(ManifestCall)

    /// Indicates whether it contains something else than texts, perhaps an object that code can change.
    var holdsCalls: Bool {
        switch self {
        case .text, .null: false
        case .list(let values): values.contains(where: \.holdsCalls)
        case .call: true
        }
    }
}

struct ManifestCall {
    var name: String
    var arguments: [LabeledExprSyntax] = []

    /// The argument with a label; the first one without any for an empty label.
    subscript(label: String) -> ExprSyntax? {
        arguments.first { ($0.label?.plainText ?? "") == label }?.expression
    }
}

/// An expression or statement whose value or effect is not certain.
struct UncertainSyntax: Error {
    var node: Syntax

    init(_ node: some SyntaxProtocol) { self.node = Syntax(node) }
}
