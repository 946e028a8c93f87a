import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Finds the private declarations that tests carry beside the previews of a file.
///
/// A class, because it reads the file once for all of its previews, and only if one of them uses something private.
final class HelperFinder {
    /// The tree of a file with all its bodies, and the places in it.
    typealias WholeFile = (statements: CodeBlockItemListSyntax, places: SourcePlaces)

    /// The declarations that a preview needs.
    struct Helpers {
        /// The declarations in source order.
        var declarations: [CarriedDeclaration] = []
        /// The free names in them that begin like those of types.
        var typeNames: [String] = []
        /// The other names in them that another module may declare as well.
        var names: [ScannedName] = []
        /// The expressions in them whose values depend on the target.
        var meanings = TargetMeanings()
        /// The problems of their text.
        var diagnostics: [Diagnostic] = []
    }

    /// The reason for which no test can carry a declaration that a preview uses.
    struct Obstacle: Error {
        /// The part of a sentence after "it uses": `'price', which is private in its file, ...`.
        let reason: String
    }

    private let macros: Set<String>
    private let whole: () -> WholeFile
    private let fileID: String
    private lazy var file = whole()
    private lazy var hidden = HiddenDeclarations(of: file.statements)
    private var uses: [Int: NameUses] = [:]
    private lazy var isolation = partIsolation()

    /// A finder for a file.
    ///
    /// - Parameters:
    ///   - macros: the names of the macros that are previews, which are not carried.
    ///   - fileID: the value of `#fileID` in the file.
    ///   - whole: parses the file with all its bodies.
    init(macros: Set<String>, fileID: String, _ whole: @escaping () -> WholeFile) {
        self.macros = macros
        self.fileID = fileID
        self.whole = whole
    }

    /// The private declarations that code needs, with those that they need.
    ///
    /// - Parameters:
    ///   - names: the names in the code.
    ///   - enclosing: the last names of the types that the code is in.
    /// - Throws: the reason for which one of them cannot be carried.
    func helpers(for names: NameUses, in enclosing: [String]) throws(Obstacle) -> Helpers {
        var found: Set<Int> = []
        var queue = try parts(usedBy: names, in: enclosing)
        while let position = queue.popLast() {
            guard found.insert(position).inserted else { continue }
            let part = hidden.parts.all[position]
            queue += part.extensions
            queue += try parts(usedBy: uses(of: position), in: part.enclosingTypes)
        }
        if let problem = sharedIdentity(of: found) { throw Obstacle(reason: problem) }
        let helpers = helpers(at: found.sorted())
        let classes = found.map { hidden.parts.all[$0].node }.filter { $0.is(ClassDeclSyntax.self) }
        let meanings = TargetMeanings([names.meanings, helpers.meanings])
        if let problem = meanings.obstacle(copies: Set(classes.flatMap(\.declaredNames))) {
            throw Obstacle(reason: problem)
        }
        return helpers
    }

    private func partIsolation() -> PartIsolation {
        let actors = file.statements.topLevelDeclarations().map(\.node).filter { $0.is(ActorDeclSyntax.self) }
        return PartIsolation(of: hidden.parts.all, actors: Set(actors.flatMap(\.declaredNames))) { position in
            let enclosing = hidden.parts.all[position].enclosingTypes
            return hidden.used(by: uses(of: position).all, in: enclosing).compactMap(\.part)
        }
    }

    /// The reason for which code of the app that stays there would not recognise the copy of a part.
    private func sharedIdentity(of positions: Set<Int>) -> String? {
        let parts = positions.sorted().map { hidden.parts.all[$0] }
        let copies = Set(parts.map { Syntax($0.node).id })
        for part in parts where part.hasIdentity {
            let names = Set(part.node.declaredNames)
            guard MentionFinder.mentions(names, in: file.statements, outside: copies) else { continue }
            return "'\(part.name)', which is private in its file and which code of the app uses as well, "
                + "so a copy of it would be another one; make it internal"
        }
        return nil
    }

    /// The parts that hold the private declarations which code uses.
    private func parts(usedBy names: NameUses, in enclosing: [String]) throws(Obstacle) -> [Int] {
        var parts: [Int] = []
        for declaration in hidden.used(by: names.all, in: enclosing) {
            guard let part = declaration.part else { throw Obstacle(reason: declaration.reasonToStay) }
            if let problem = hidden.parts.all[part].problem {
                throw Obstacle(reason: "'\(declaration.spelling)', which is private in its file, and \(problem)")
            }
            parts.append(part)
        }
        return parts
    }

    private func uses(of position: Int) -> NameUses {
        if let known = uses[position] { return known }
        let part = hidden.parts.all[position]
        let found = NameUses(in: part, without: part.node.macros(called: macros))
        uses[position] = found
        return found
    }

    private func helpers(at positions: [Int]) -> Helpers {
        let parts = positions.map { hidden.parts.all[$0] }
        let typeNames = Set(positions.flatMap { uses(of: $0).typeNames })
            .subtracting(parts.flatMap(\.node.declaredNames))
        let declarations = positions.map { position in
            let part = hidden.parts.all[position]
            return CarriedDeclaration(
                name: part.name, line: file.places.location(of: part.node).line,
                code: code(of: part.node, at: position), container: part.container?.heading,
                conditions: part.conditions.map(\.description))
        }
        let characters = parts.compactMap { HiddenCharacter(firstIn: $0.node)?.diagnostic(in: file.places) }
        return Helpers(
            declarations: declarations.sorted { $0.line < $1.line }, typeNames: typeNames.sorted(),
            names: positions.flatMap { uses(of: $0).scanned },
            meanings: TargetMeanings(positions.map { uses(of: $0).meanings }), diagnostics: characters)
    }

    private func code(of node: DeclSyntax, at position: Int) -> String {
        let usesFileID = uses(of: position).meanings.macros.contains("fileID")
        let node = usesFileID ? node.replacing(fileID: fileID) : node
        guard isolation.nonisolated.contains(position) else {
            let attribute = isolation.onMainActor.contains(position) ? "@MainActor\n" : ""
            return attribute + CodeText.code(node, without: node.macros(called: macros))
        }
        // Modifiers stand behind attributes.
        let plain = node.withoutAttributes
        let code = "nonisolated " + CodeText.code(plain, without: plain.macros(called: macros))
        return (node.attributes.code { _ in true } + [code]).joined(separator: "\n")
    }
}

extension FileDeclaration {
    /// The reason for which it cannot be carried, after "it uses".
    fileprivate var reasonToStay: String {
        if isSynthesized {
            return "'\(spelling)', which one of its properties makes private, so no test can use it; "
                + "make the property internal, or write an initializer"
        }
        return "'\(spelling)', which is private in its type, so no test can use it; make it internal"
    }
}

extension FilePart {
    /// The reason for which no test can carry it, with the next step.
    fileprivate var problem: String? {
        if node.hasError || container?.headingHasError == true || isUnderBrokenCondition {
            return "has a syntax error, which would be one of all tests; mend it"
        }
        if let attribute = node.attributeNames.first(where: Self.unique.contains) {
            return "'@\(attribute)' allows no copy of it; make it internal"
        }
        if let initializer = node.as(InitializerDeclSyntax.self), container != nil, !initializer.delegates {
            return "sets properties of a type that stays in the app; call another initializer, or make it internal"
        }
        return nil
    }

    /// The attributes that give a declaration a name of its own in the whole program.
    private static let unique: Set<String> = ["_cdecl", "_silgen_name", "_expose", "main"]
}

extension FilePart {
    /// Indicates whether a copy is another thing than the original: a class that an environment holds, a protocol that
    /// types of the app conform to, a key, a variable.
    fileprivate var hasIdentity: Bool {
        if let variable = node.as(VariableDeclSyntax.self) { return variable.isStoredVariable }
        if node.is(ClassDeclSyntax.self) || node.is(ActorDeclSyntax.self) || node.is(ProtocolDeclSyntax.self) {
            return true
        }
        let inherited = (node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause).namedTypes
        return !node.is(ExtensionDeclSyntax.self) && inherited.contains { $0.hasSuffix("Key") }
    }
}

/// Looks for names in the code of a file that stays in the app, previews left out.
private final class MentionFinder: SyntaxAnyVisitor {
    private let names: Set<String>
    private let copies: Set<SyntaxIdentifier>
    private var found = false

    private init(_ names: Set<String>, _ copies: Set<SyntaxIdentifier>) {
        self.names = names
        self.copies = copies
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns whether one of the names occurs outside of the nodes `copies`.
    static func mentions(
        _ names: Set<String>, in statements: CodeBlockItemListSyntax, outside copies: Set<SyntaxIdentifier>
    ) -> Bool {
        let finder = MentionFinder(names, copies)
        finder.walk(statements)
        return finder.found
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if found || copies.contains(node.id) || node.isPreview { return .skipChildren }
        if let token = node.as(TokenSyntax.self), names.contains(token.plainText) { found = true }
        return .visitChildren
    }
}

// MARK: - Syntax

extension Syntax {
    fileprivate var isPreview: Bool {
        if self.is(MacroExpansionDeclSyntax.self) || self.is(MacroExpansionExprSyntax.self) { return true }
        return (self.as(StructDeclSyntax.self)?.inheritanceClause).namedTypes
            .contains { $0.hasSuffix("PreviewProvider") }
    }
}

extension VariableDeclSyntax {
    /// Indicates whether it can be set and has storage.
    var isStoredVariable: Bool {
        bindingSpecifier.tokenKind == .keyword(.var) && bindings.contains { $0.accessorBlock?.getter == nil }
    }
}

extension DeclSyntax {
    /// Returns the uses of macros among its members and theirs, in source order.
    fileprivate func macros(called names: Set<String>) -> [DeclSyntax] {
        (memberBlock?.flattenedMembers ?? []).flatMap { member -> [DeclSyntax] in
            guard let macro = member.as(MacroExpansionDeclSyntax.self) else { return member.macros(called: names) }
            return names.contains(macro.macroName.plainText) ? [member] : []
        }
    }

    fileprivate var attributes: AttributeListSyntax { asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] }

    fileprivate var withoutAttributes: DeclSyntax {
        guard var node = asProtocol((any WithAttributesSyntax).self) else { return self }
        node.attributes = []
        return node.as(DeclSyntax.self) ?? self
    }

    /// The names of its attributes, those in the branches of `#if`s left out.
    var attributeNames: [String] {
        attributes.flatMap { $0.as(AttributeSyntax.self)?.attributeName.namedTypes ?? [] }
    }
}

extension InitializerDeclSyntax {
    /// Indicates whether it calls another initializer or sets `self`, as those of another module's types have to.
    fileprivate var delegates: Bool {
        let tokens = body.map { Array($0.statements.tokens(viewMode: .sourceAccurate).map(\.tokenKind)) } ?? []
        return zip(tokens, tokens.dropFirst()).enumerated().contains { index, pair in
            guard pair.0 == .keyword(.self) else { return false }
            return pair.1 == .equal || pair.1 == .period && tokens.dropFirst(index + 2).first == .keyword(.`init`)
        }
    }
}

extension ExtensionDeclSyntax {
    /// The declaration without its conformances and members: `private extension View`.
    fileprivate var heading: String {
        let words =
            modifiers.map { CodeText.code($0) } + [extensionKeyword.text, CodeText.code(extendedType)]
            + [genericWhereClause.map { CodeText.code($0) }].compactMap { $0 }
        return (attributes.code { _ in true } + [words.joined(separator: " ")]).joined(separator: "\n")
    }

    fileprivate var headingHasError: Bool {
        attributes.hasError || modifiers.hasError || extendedType.hasError || genericWhereClause?.hasError == true
    }
}
