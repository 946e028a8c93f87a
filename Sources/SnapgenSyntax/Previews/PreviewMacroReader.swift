import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Reads the code of a `#Preview`, or the reason for which no test can carry it.
struct PreviewMacroReader {
    /// The parts of a file that its previews depend on.
    struct FileContext {
        /// The imports in source order.
        let imports: [ScannedImport]
        /// The declarations that tests cannot name.
        let hidden: HiddenDeclarations
        /// Finds those that tests carry.
        let helpers: HelperFinder
        /// The value of `#fileID` in the file.
        let fileID: String
    }

    /// The code; `nil` where there is none to carry.
    private(set) var source: PreviewSource?
    /// The names in the code, and in the declarations that it is carried with, apart from types, sorted.
    private(set) var names: [ScannedName] = []
    /// The settings in modifiers of the view.
    private(set) var settings = Directives()
    /// The reason for which no test can carry the code, with the next step.
    private(set) var obstacle: String?
    /// The problems of the code that do not prevent a test.
    private(set) var diagnostics: [Diagnostic] = []

    /// The modifiers of the view, where the body is a single one.
    private var chain: ModifierChain?
    private let use: MacroUse
    private let file: FileContext
    private let scope: DeclarationScope
    private let places: SourcePlaces

    /// Reads a use of a macro.
    ///
    /// - Parameters:
    ///   - file: the imports and hidden declarations of its file.
    ///   - scope: the types and conditions around it.
    init(_ use: MacroUse, in file: FileContext, _ scope: DeclarationScope, places: SourcePlaces) {
        self.use = use
        self.file = file
        self.scope = scope
        self.places = places
        obstacle = unknownForm
        if obstacle == nil { read() }
    }

    /// The samples of the preview.
    ///
    /// Without arguments it is one. The elements of a written list are counted, and are called what they are where that
    /// is a name.
    ///
    /// - Parameter line: that of the macro.
    /// - Returns: `nil` if it is determined at run time.
    func samples(line: Int) -> [Sample]? {
        guard source != nil else { return nil }
        guard let arguments = use.argument("arguments") else {
            return [Sample(number: 1, line: line, theme: chain?.theme)]
        }
        guard let list = arguments.as(ArrayExprSyntax.self) else { return nil }
        return list.elements.enumerated().map { index, element in
            Sample(
                number: index + 1, label: element.expression.nameOfValue, line: places.line(of: element),
                theme: chain?.theme)
        }
    }

    /// The labels of a view's preview; any other makes it a preview of something else.
    private static let known: Set<String> = ["traits", "arguments", "body"]

    private var unknownForm: String? {
        if use.isBroken { return "it has a syntax error, which would be one of all tests; mend it" }
        guard let label = use.labels.first(where: { !Self.known.contains($0) }) else { return nil }
        guard label == "as" else {
            return "with '\(label):' it previews more than a view; preview the view that it is made of"
        }
        return "with 'as:' it previews a widget or a Live Activity, which is no view; "
            + "preview the view that it is made of"
    }

    private mutating func read() {
        let uses = NameUses(in: use)
        let carried = uses.meanings.macros.contains("fileID") ? use.replacing(fileID: file.fileID) : use
        guard var source = PreviewSource(bodyOf: carried) else {
            obstacle = "it has no body, so there is nothing to show; give it a view"
            return
        }
        chain = use.bodyClosure?.view.map(ModifierChain.init)
        settings = use.closure.map { ModifierSettings(in: $0).directives } ?? Directives()
        let traits = TraitReader(use.arguments(from: "traits"))
        names = uses.scanned
        source.arguments = carried.argument("arguments").map { CodeText.code($0) }
        source.layout = traits.layout ?? layoutOfModifier()
        source.isLandscape = traits.isLandscape || chain?.isLandscape ?? false
        source.enclosingType = scope.names.isEmpty ? nil : scope.names.joined(separator: ".")
        let outer = scope.names.first?.dottedComponents.first.map(String.init)
        source.typeNames = Set(uses.typeNames + [outer].compactMap { $0 }).sorted()
        source.usesModuleBundle = uses.meanings.usesModuleBundle ? true : nil
        let effects = BodyEffects(of: use)
        source.presentation = effects.presentation
        source.assignedProperty = effects.assignedProperty
        source.imports = file.imports
        obstacle = obstacle(to: source, traits) ?? carryHelpers(for: uses, in: &source)
        self.source = source
    }

    /// The size in a modifier, unless only the body can work it out.
    private mutating func layoutOfModifier() -> PreviewLayout? {
        guard let layout = chain?.layout, let size = chain?.argument(of: "previewLayout") else { return nil }
        let hasArgument = use.argument("arguments") != nil
        guard let name = use.bodyClosure?.nameInside(usedBy: size, hasArgument: hasArgument) else { return layout }
        let problem =
            "the size in '.previewLayout' uses '\(name)', which only the body knows, so the picture has the size of the "
            + "device; write it in a trait or in a comment, '// snapgen: layout=320x100'"
        diagnostics.append(Diagnostic(.dependentLayout, .note, problem, at: places.location(of: size)))
        return nil
    }

    /// Adds the private declarations that the code uses.
    ///
    /// - Returns: the reason for which one of them cannot be carried.
    private mutating func carryHelpers(for uses: NameUses, in source: inout PreviewSource) -> String? {
        if file.hidden.used(by: uses.all, in: scope.names).isEmpty {
            return uses.meanings.obstacle(copies: []).map { "it uses \($0)" }
        }
        do throws(HelperFinder.Obstacle) {
            let helpers = try file.helpers.helpers(for: uses, in: scope.names)
            source.helpers = helpers.declarations
            names = Set(names + helpers.names).sorted()
            if helpers.meanings.usesModuleBundle { source.usesModuleBundle = true }
            diagnostics += helpers.diagnostics
            source.typeNames = Set(source.typeNames + helpers.typeNames).sorted()
            return nil
        } catch {
            return "it uses \(error.reason)"
        }
    }

    private func obstacle(to source: PreviewSource, _ traits: TraitReader) -> String? {
        if let problem = scope.problem { return problem }
        if source.statements.isEmpty, source.function == nil {
            return "its body is empty, so there is nothing to show; give it a view"
        }
        if !source.properties.isEmpty, source.arguments != nil {
            return "it has arguments and '@Previewable' properties, and a view with such properties cannot see the "
                + "argument; put the properties into a view of its own"
        }
        if let trait = traits.unknown {
            return "what its trait '\(trait)' does is known to Xcode's canvas only; "
                + "do it to the view in the body, or write '.fixedLayout(width:height:)' for a size"
        }
        return nil
    }
}

extension DeclarationScope {
    /// The reason for which no test can carry code from this scope.
    fileprivate var problem: String? {
        let advice = "move it to the file's top level"
        if isBroken { return ScannedContext.brokenReason }
        if isUnavailable {
            return "it is unavailable, so no test can use it; make it available, or remove it"
        }
        if isLocal { return "it stands inside a function, where Xcode shows no preview; \(advice)" }
        if isPrivate { return "it stands in a private type, which no test can reach; \(advice)" }
        if names.contains(where: \.isDottedRawName) {
            return "it stands in a type whose name has a dot, which no test can name; \(advice)"
        }
        if isGeneric { return "it stands in a generic type, and no test knows for which types to make it; \(advice)" }
        if nesting > 1 { return "it stands in a type inside another, whose names no test sees; \(advice)" }
        return nil
    }
}

extension ExprSyntax {
    /// The text of a literal, or the name of a member such as `.loading`.
    fileprivate var nameOfValue: String? {
        plainString ?? memberName
    }
}
