import SnapgenConfiguration
import SnapgenModel
import SwiftSyntax

struct PreviewMacroReader {
    private(set) var content = ScannedMacro.Content()
    private(set) var diagnostics: [Diagnostic] = []

    private let chain: ModifierChain?
    private let use: any FreestandingMacroExpansionSyntax
    private let places: SourcePlaces

    init(
        _ use: some FreestandingMacroExpansionSyntax, in scope: DeclarationScope, atLine line: Int, places: SourcePlaces
    ) {
        self.use = use
        self.places = places
        chain = use.bodyClosure?.view.map(ModifierChain.init)
        content.obstacle = unknownForm
        if content.obstacle == nil { read(in: scope, atLine: line) }
    }

    /// The types whose initializers the view calls: the last statement, which those before it prepare.
    var shownTypes: [String] { use.bodyClosure?.statements.last.map { ViewCode($0).calledTypes } ?? [] }

    /// The reason for which it is a preview of something else than a view: it has another label than those of views.
    private var unknownForm: String? {
        guard let label = use.labels.first(where: { !["traits", "body"].contains($0) }) else { return nil }
        return switch label {
        case "as":
            "with 'as:' it previews a widget or a Live Activity, which is no view; "
                + "preview the view that it is made of"
        case "arguments", "cameras":
            "with '\(label):' it is stored in a form that is not public, so no test can read it; "
                + "write a preview for each value"
        default: "with '\(label):' it previews more than a view; preview the view that it is made of"
        }
    }

    private mutating func read(in scope: DeclarationScope, atLine line: Int) {
        let code = use.bodyClosure.map { ViewCode($0) }
        content.settings = code?.settings ?? Directives()
        content.samples = [Sample(number: 1, line: line, theme: chain?.theme)]
        var source = PreviewSource(presentation: code?.presentation, assignedProperty: code?.assignedProperty)
        let unknown = use.arguments(from: "traits").compactMap { source.apply($0) }.first
        source.layout = source.layout ?? layoutOfModifier()
        source.isLandscape = source.isLandscape || chain?.isLandscape ?? false
        content.source = source
        if source == PreviewSource() { content.listedType = use.bodyClosure.flatMap(listedType) }
        content.obstacle =
            scope.problem ?? problemOfBody
            ?? unknown.map {
                "what its trait '\($0)' does is known to Xcode's canvas only; "
                    + "do it to the view in the body, or write '.fixedLayout(width:height:)' for a size"
            }
    }

    /// `sampleViews` of SnapgenCatalog, without a modifier: one makes it a view of its own.
    private func listedType(of body: ClosureExprSyntax) -> String? {
        guard body.statements.count == 1, let member = body.view?.as(MemberAccessExprSyntax.self),
            member.declName.baseName.plainText == "sampleViews"
        else { return nil }
        return member.base?.trimmedDescription
    }

    /// The size in a modifier, which no test can read if it is no literal.
    private mutating func layoutOfModifier() -> PreviewLayout? {
        guard let layout = chain?.layout, let size = chain?.argument(of: "previewLayout") else { return nil }
        if layout.isLiteral { return layout }
        let problem =
            "the size in '.previewLayout' is no literal, so the picture has the size of the device; write it in a trait or "
            + "in a comment, '// snapgen: layout=320x100'"
        diagnostics.append(Diagnostic(.dependentLayout, .note, problem, at: places.location(of: size)))
        return nil
    }

    private var problemOfBody: String? {
        guard let body = use.bodyClosure else {
            let hasBody = use.arguments.argument("body") != nil
            return hasBody ? nil : "it has no body, so there is nothing to show; give it a view"
        }
        let isEmpty = body.statements.allSatisfy { $0.previewable != nil }
        return isEmpty ? "its body is empty, so there is nothing to show; give it a view" : nil
    }
}

extension PreviewSource {
    /// Reads a trait, and returns one that only Xcode's canvas can apply, as written.
    ///
    /// The names are those of "PreviewTrait" in Apple's documentation of DeveloperToolsSupport.
    fileprivate mutating func apply(_ trait: ExprSyntax) -> String? {
        let call = trait.as(FunctionCallExprSyntax.self)
        let member = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self)
        // A static member of another type may mean anything.
        guard let member, member.base == nil else {
            readsTraits = true
            return nil
        }
        switch (member.declName.baseName.plainText, call) {
        case ("sizeThatFitsLayout", nil): layout = .sizeThatFits
        // `device` is what Prefire calls it.
        case ("defaultLayout", nil), ("device", nil): layout = .device
        case ("portrait", nil), ("portraitUpsideDown", nil): isLandscape = false
        case ("landscapeLeft", nil), ("landscapeRight", nil): isLandscape = true
        case ("fixedLayout", let call?) where call.arguments.map(\.label?.plainText) == ["width", "height"]:
            let sides = call.arguments.map { CodeText.written($0.expression) }
            let size = PreviewLayout.fixed(width: sides[0], height: sides[1])
            if size.isLiteral { layout = size } else { readsTraits = true }
        default: return CodeText.canonical(trait)
        }
        return nil
    }
}

extension DeclarationScope {
    fileprivate var problem: String? {
        if context.isBroken { return ScannedContext.brokenReason }
        if context.isUnavailable {
            return "it is unavailable, so no test can use it; make it available, or remove it"
        }
        if isInFunction {
            return "it stands inside a function, where Xcode shows no preview; move it to the file's top level"
        }
        return nil
    }
}
