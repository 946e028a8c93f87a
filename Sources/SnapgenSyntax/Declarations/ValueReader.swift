import SnapgenModel
import SwiftSyntax

/// Reads the functions, variables and initializers at the top level of a file and in its extensions.
struct ValueReader {
    /// The declarations in source order.
    private(set) var values: [ScannedValue] = []

    /// Reads the declarations among the statements of a file.
    init(_ items: CodeBlockItemListSyntax) {
        read(items, isConditional: false)
    }

    private mutating func read(_ items: CodeBlockItemListSyntax, isConditional: Bool) {
        for item in items {
            guard case .decl(let declaration) = item.item else { continue }
            if let node = declaration.as(IfConfigDeclSyntax.self) {
                for case .statements(let items)? in node.clauses.map(\.elements) { read(items, isConditional: true) }
            } else if let node = declaration.as(ExtensionDeclSyntax.self) {
                read(node, isConditional: isConditional)
            } else {
                add(declaration, owner: nil, isConditional: isConditional, default: .module)
            }
        }
    }

    private mutating func read(_ node: ExtensionDeclSyntax, isConditional: Bool) {
        guard let owner = node.extendedType.namedTypes.first?.dottedComponents.last else { return }
        for member in node.memberBlock.members {
            for declaration in member.flattened {
                add(
                    declaration, owner: String(owner), isConditional: isConditional || member.isConditional,
                    default: node.modifiers.access ?? .module)
            }
        }
    }

    private mutating func add(
        _ declaration: DeclSyntax, owner: String?, isConditional: Bool, default access: ScannedValue.Access
    ) {
        var value = ScannedValue(kind: .var, name: "", owner: owner, isConditional: isConditional)
        let modifiers: DeclModifierListSyntax
        if let node = declaration.as(FunctionDeclSyntax.self) {
            value.kind = .func
            value.labels = node.signature.parameterClause.labels
            modifiers = node.modifiers
        } else if let node = declaration.as(VariableDeclSyntax.self) {
            modifiers = node.modifiers
        } else if let node = declaration.as(InitializerDeclSyntax.self), owner != nil {
            value.kind = .`init`
            value.labels = node.signature.parameterClause.labels
            modifiers = node.modifiers
        } else {
            return
        }
        value.isStatic = value.kind == .`init` || modifiers.contains { ["static", "class"].contains($0.name.text) }
        value.access = modifiers.access ?? access
        for name in declaration.declaredNames where name.first?.isLetter == true || name.first == "_" {
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

extension FunctionParameterClauseSyntax {
    fileprivate var labels: [String] {
        parameters.map { $0.firstName.tokenKind == .wildcard ? "" : $0.firstName.plainText }
    }
}
