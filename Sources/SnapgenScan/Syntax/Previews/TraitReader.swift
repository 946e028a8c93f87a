import SnapgenConfiguration
import SwiftSyntax

/// Reads the traits of a preview.
///
/// The names are those of "PreviewTrait" in Apple's documentation of DeveloperToolsSupport.
struct TraitReader {
    /// The size of the picture in the last trait with one; `nil` without such a trait.
    private(set) var layout: PreviewLayout?
    private(set) var isLandscape = false
    /// Indicates whether an expression makes a trait, whose value only the program has.
    private(set) var isComputed = false
    /// The first trait that only Xcode's canvas can apply, as written.
    private(set) var unknown: String?

    init(_ traits: [ExprSyntax]) {
        for trait in traits {
            read(trait)
        }
    }

    private mutating func read(_ trait: ExprSyntax) {
        let call = trait.as(FunctionCallExprSyntax.self)
        let member = (call?.calledExpression ?? trait).as(MemberAccessExprSyntax.self)
        guard let member, member.namesTrait else {
            isComputed = true
            return
        }
        switch (member.declName.baseName.plainText, call) {
        case ("sizeThatFitsLayout", nil): layout = .sizeThatFits
        // `device` is what Prefire calls it.
        case ("defaultLayout", nil), ("device", nil): layout = .device
        case ("portrait", nil), ("portraitUpsideDown", nil): isLandscape = false
        case ("landscapeLeft", nil), ("landscapeRight", nil): isLandscape = true
        case ("fixedLayout", let call?): readSize(of: call, trait)
        default: refuse(trait)
        }
    }

    private mutating func readSize(of call: FunctionCallExprSyntax, _ trait: ExprSyntax) {
        let sides = call.arguments.map { ($0.label?.plainText, CodeText.written($0.expression)) }
        guard sides.count == 2, sides[0].0 == "width", sides[1].0 == "height" else { return refuse(trait) }
        let size = PreviewLayout.fixed(width: sides[0].1, height: sides[1].1)
        if size.isLiteral { layout = size } else { isComputed = true }
    }

    private mutating func refuse(_ trait: ExprSyntax) {
        unknown = unknown ?? CodeText.canonical(trait)
    }
}

extension MemberAccessExprSyntax {
    /// Indicates whether it is `.name` or `PreviewTrait.name`: a static member of anything else may mean anything.
    fileprivate var namesTrait: Bool {
        guard let base else { return true }
        let name = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
        return ["PreviewTrait", "DeveloperToolsSupport.PreviewTrait"].contains(name.trimmedDescription)
    }
}
