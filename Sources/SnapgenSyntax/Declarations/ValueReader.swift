import SnapgenModel
import SwiftSyntax

/// Reads the functions, variables, initializers and subscripts at the top level of a file and in its extensions.
struct ValueReader {
    /// The declarations in source order.
    private(set) var values: [ScannedValue] = []

    /// Reads the declarations among the statements of a file.
    init(_ items: CodeBlockItemListSyntax) {
        for declaration in items.topLevelDeclarations() {
            let conditions = declaration.conditions.map(\.description)
            if let node = declaration.node.as(ExtensionDeclSyntax.self) {
                read(node, under: conditions)
            } else {
                add(declaration.node, owner: nil, under: conditions, default: .module)
            }
        }
    }

    private mutating func read(_ node: ExtensionDeclSyntax, under conditions: [String]) {
        guard let owner = node.extendedType.namedTypes.first?.dottedComponents.last else { return }
        for member in node.memberBlock.members {
            for declaration in member.flattened {
                add(
                    declaration, owner: String(owner), under: conditions, default: node.modifiers.access ?? .module)
            }
        }
    }

    private mutating func add(
        _ declaration: DeclSyntax, owner: String?, under conditions: [String], default access: ScannedValue.Access
    ) {
        var value = ScannedValue(kind: .var, name: "", owner: owner, conditions: conditions)
        let modifiers: DeclModifierListSyntax
        if let node = declaration.as(FunctionDeclSyntax.self) {
            value.kind = .func
            value.labels = node.name.isIdentifier ? node.signature.parameterClause.labels : node.operandTypes
            modifiers = node.modifiers
        } else if let node = declaration.as(VariableDeclSyntax.self) {
            modifiers = node.modifiers
        } else if let node = declaration.as(InitializerDeclSyntax.self), owner != nil {
            value.kind = .`init`
            value.labels = node.signature.parameterClause.labels
            modifiers = node.modifiers
        } else if let node = declaration.as(SubscriptDeclSyntax.self), owner != nil {
            value.kind = .subscript
            value.labels = node.parameterClause.subscriptParameters.map(\.label)
            modifiers = node.modifiers
        } else {
            return
        }
        value.isStatic = value.kind == .`init` || modifiers.contains { ["static", "class"].contains($0.name.text) }
        value.access = modifiers.access ?? access
        for name in declaration.declaredNames where owner == nil || name.looksLikeIdentifier {
            value.name = name
            values.append(value)
        }
    }
}

extension DeclModifierListSyntax {
    /// The code that may use a declaration; `nil` without an access modifier.
    fileprivate var access: ScannedValue.Access? {
        for modifier in self where modifier.detail == nil {
            switch modifier.name.text {
            case "private", "fileprivate": return .file
            case "internal": return .module
            case "package", "public", "open": return .everywhere
            default: break
            }
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// The types of an operator's operands, which have no labels that differ.
    fileprivate var operandTypes: [String] {
        modifiers.map(\.name.text).filter { $0 == "prefix" || $0 == "postfix" }
            + signature.parameterClause.parameters.map { CodeText.canonical($0.type) }
    }
}

extension TokenSyntax {
    fileprivate var isIdentifier: Bool { plainText.looksLikeIdentifier }
}

extension FunctionParameterClauseSyntax {
    fileprivate var labels: [String] {
        parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
    }
}
