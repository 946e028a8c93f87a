import SnapgenModel
import SwiftSyntax

/// What surrounds a declaration.
struct DeclarationScope {
    /// The names of the outer types, outermost first.
    var names: [String] = []
    /// How many types and extensions stand around it; an extension of a nested type is one.
    var nesting = 0
    /// The conditions of the `#if`s, outermost first.
    var conditions: [String] = []
    /// The `@available` attributes, outermost first.
    var availability: [String] = []
    /// Whether something around it is `private` or `fileprivate`.
    var isPrivate = false
    /// Whether it stands in a body of code.
    var isLocal = false
    /// Whether something around it has generic parameters.
    var isGeneric = false
    /// The access of a declaration that names none: an extension hands its own down.
    var access = AccessLevel.internal

    /// The scope with what a declaration's own attributes and modifiers add.
    func applying(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> DeclarationScope {
        var scope = self
        scope.availability += attributes.availability
        scope.isPrivate = scope.isPrivate || modifiers.contains(where: \.hidesFromOtherFiles)
        return scope
    }

    /// The scope inside a branch of an `#if`.
    func under(_ condition: String?) -> DeclarationScope {
        var scope = self
        if let condition { scope.conditions.append(condition) }
        return scope
    }

    /// The scope inside a body of code.
    var local: DeclarationScope {
        var scope = self
        scope.isLocal = true
        return scope
    }

    /// The access of a declaration with `modifiers` in this scope.
    func access(with modifiers: DeclModifierListSyntax) -> AccessLevel {
        modifiers.lazy.filter { $0.detail == nil }.compactMap { AccessLevel(rawValue: $0.name.text) }.first ?? access
    }

    /// The name of a declaration in this scope, with the outer types before it.
    func qualified(_ name: String) -> String {
        (names + [name]).joined(separator: ".")
    }

    /// What the catalog keeps of the scope, for a declaration at `location`.
    func context(at location: SourceLocation, _ directives: Directives) -> ScannedContext {
        ScannedContext(
            location: location, conditions: conditions, availability: availability,
            isPrivate: isPrivate, isLocal: isLocal, directives: directives)
    }
}

extension String {
    /// Whether an `@available` attribute takes a declaration away from everybody, whatever its message.
    var isUnavailable: Bool {
        filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }
}

extension AttributeListSyntax {
    /// The `@available` attributes as written, each on one line.
    fileprivate var availability: [String] {
        compactMap { element in
            guard case .attribute(let attribute) = element,
                attribute.attributeName.trimmedDescription == "available"
            else { return nil }
            return CodeText.onOneLine(attribute)
        }
    }
}

extension DeclModifierSyntax {
    /// `private(set)` hides nothing that a test reads.
    fileprivate var hidesFromOtherFiles: Bool {
        detail == nil && (name.tokenKind == .keyword(.private) || name.tokenKind == .keyword(.fileprivate))
    }
}
