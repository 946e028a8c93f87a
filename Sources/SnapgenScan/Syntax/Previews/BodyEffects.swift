import SwiftSyntax

/// Finds the effects of a preview's code that its picture does not show, or that outlast it.
final class BodyEffects: SyntaxVisitor {
    /// The first modifier that presents something above the view when it appears: `sheet`; `nil` if there is none.
    private(set) var presentation: String?
    /// The first property of a type, or of one of its instances, that the code sets: `Session.shared.user`.
    private(set) var assignedProperty: String?

    private static let presentations: Set<String> = [
        "alert", "confirmationDialog", "fullScreenCover", "popover", "sheet",
    ]

    init(of use: MacroUse) {
        super.init(viewMode: .sourceAccurate)
        if let body = use.bodyClosure { walk(body) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if presentation == nil, let name = node.calledExpression.memberName, Self.presentations.contains(name),
            node.arguments.contains(where: \.isPresenting)
        {
            presentation = name
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = node.elements.prefix(2).map { $0 }
        if assignedProperty == nil, elements.count == 2, elements[1].isAssignment, elements[0].isPropertyOfType {
            assignedProperty = elements[0].trimmedDescription
        }
        return .visitChildren
    }
}

extension LabeledExprSyntax {
    /// Indicates whether the argument is a binding that presents from the start: `isPresented: .constant(true)`.
    fileprivate var isPresenting: Bool {
        guard let label = label?.plainText, label == "isPresented" || label == "item",
            let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.memberName == "constant",
            let value = call.arguments.first?.expression
        else { return false }
        return !value.is(NilLiteralExprSyntax.self) && value.trimmedDescription != "false"
    }
}

extension ExprSyntax {
    /// Indicates whether it is `=` or an operator such as `+=`.
    fileprivate var isAssignment: Bool {
        if self.is(AssignmentExprSyntax.self) { return true }
        guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
    }

    /// Indicates whether the expression is a member whose first part has the name of a type: `Session.shared.user`.
    fileprivate var isPropertyOfType: Bool {
        guard let base = self.as(MemberAccessExprSyntax.self)?.base else { return false }
        guard let name = base.as(DeclReferenceExprSyntax.self) else { return base.isPropertyOfType }
        return name.baseName.plainText.first?.isUppercase ?? false
    }
}
