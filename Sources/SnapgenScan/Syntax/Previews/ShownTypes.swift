import SwiftSyntax

/// Finds the types whose initializers the view of a preview calls.
///
/// The view is the last statement of the body: statements before it prepare what it shows.
///
///     #Preview { NavigationStack { ProfileView(name: Name("Ada")) } }  // NavigationStack, ProfileView, Name
final class ShownTypes: SyntaxVisitor {
    /// The names without outer types and modules, in source order.
    private(set) var names: [String] = []

    private init() { super.init(viewMode: .sourceAccurate) }

    static func names(in use: MacroUse) -> [String] {
        guard let last = use.bodyClosure?.statements.last else { return [] }
        let visitor = ShownTypes()
        visitor.walk(last)
        return visitor.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // The calls of modifiers have the view as their base, which is visited next.
        var called = node.calledExpression
        if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
        let token = called.as(DeclReferenceExprSyntax.self) ?? called.as(MemberAccessExprSyntax.self)?.declName
        if let name = token?.baseName.plainText, name.first?.isUppercase == true { names.append(name) }
        return .visitChildren
    }
}
