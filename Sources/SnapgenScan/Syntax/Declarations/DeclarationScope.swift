import SnapgenConfiguration
import SnapgenModel
import SwiftSyntax

struct DeclarationScope {
    var names: [String] = []
    /// The number of types and extensions around it; an extension of a nested type is one.
    var nesting = 0
    var isGeneric = false
    var isInFunction = false
    /// The access of a declaration that names none: an extension hands its own down.
    var access = AccessLevel.internal
    /// The context of a declaration in the scope, but for its place and its directives.
    var context: ScannedContext

    var isHidden: Bool { context.isPrivate || nesting > 1 || names.contains(where: \.isDottedRawName) }

    func applying(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> DeclarationScope {
        var scope = self
        scope.context.availability += attributes.availability
        scope.context.isUnavailable = context.isUnavailable || attributes.areUnavailable
        scope.context.isBroken = context.isBroken || attributes.hasError
        scope.context.isSPI = context.isSPI || attributes.names.contains("_spi")
        scope.context.isPrivate = context.isPrivate || modifiers.hideFromOtherFiles
        return scope
    }

    func inside(_ branch: ConditionalBranch) -> DeclarationScope {
        var scope = self
        if let condition = branch.condition { scope.context.conditions.append(condition) }
        scope.context.isBroken = context.isBroken || branch.isBroken
        return scope
    }

    func access(with modifiers: DeclModifierListSyntax) -> AccessLevel {
        modifiers.lazy.filter { $0.detail == nil }.compactMap { AccessLevel(rawValue: $0.name.text) }.first ?? access
    }

    func qualified(_ name: String) -> String { (names + [name]).joined(separator: ".") }
}

extension AttributeListSyntax {
    /// The code of `@available`, each `#if` around some of them as one text of several lines.
    fileprivate var availability: [String] {
        compactMap { element in
            switch element {
            case .attribute(let attribute): attribute.isAvailability ? CodeText.canonical(attribute) : nil
            case .ifConfigDecl(let node): node.availability
            }
        }
    }

    /// Indicates whether one of them takes a declaration away on every platform, in any branch of an `#if`.
    fileprivate var areUnavailable: Bool {
        contains { element in
            switch element {
            case .attribute(let attribute): attribute.isUnavailability
            case .ifConfigDecl(let node):
                node.clauses.contains { $0.elements?.as(AttributeListSyntax.self)?.areUnavailable ?? false }
            }
        }
    }
}

extension IfConfigDeclSyntax {
    fileprivate var availability: String? {
        let branches = clauses.map { clause in
            (clause, lines: clause.elements?.as(AttributeListSyntax.self)?.availability ?? [])
        }
        guard branches.contains(where: { !$0.lines.isEmpty }) else { return nil }
        let lines = branches.flatMap { clause, lines in
            [clause.poundKeyword.text + (clause.condition.map { " \(CodeText.canonical($0))" } ?? "")] + lines
        }
        return (lines + ["#endif"]).joined(separator: "\n")
    }
}

extension AttributeSyntax {
    fileprivate var isAvailability: Bool { attributeName.namedTypes == ["available"] }

    fileprivate var isUnavailability: Bool {
        guard isAvailability, case .availability(let arguments) = arguments else { return false }
        let words = arguments.compactMap { $0.argument.as(TokenSyntax.self)?.text }
        return words.first == "*" && words.contains("unavailable")
    }
}
