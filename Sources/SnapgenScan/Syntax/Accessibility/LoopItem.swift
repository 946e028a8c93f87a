import SwiftSyntax

extension ExprSyntax {
    /// Indicates whether the value is the same for all elements of the innermost loop around.
    ///
    /// Only literals and names that the loop does not declare are known to be.
    var isSameForAllElements: Bool {
        if self.is(IntegerLiteralExprSyntax.self) || plainString != nil { return true }
        guard let name = dottedNames?.first, !name.hasPrefix("$"), !containsCall, let loop = innermostLoop else {
            return false
        }
        return !DeclaredNames(in: loop).names.contains(name)
    }

    private var containsCall: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen } }

    /// The closure around that runs for each element of a collection.
    private var innermostLoop: ClosureExprSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy
            .compactMap { $0.as(ClosureExprSyntax.self) }
            .first { closure in
                guard let call = closure.callAround else { return false }
                return call.runsClosureForEachElement(named: call.functionName)
            }
    }
}

extension ClosureExprSyntax {
    /// The call that the closure is an argument of.
    fileprivate var callAround: FunctionCallExprSyntax? {
        if let argument = parent?.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        return parent?.as(FunctionCallExprSyntax.self)
    }
}

private final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(in closure: ClosureExprSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(closure)
    }

    override func visitPost(_ node: ClosureShorthandParameterSyntax) { names.insert(node.name.plainText) }
    override func visitPost(_ node: ClosureParameterSyntax) { names.insert(node.firstName.plainText) }
    override func visitPost(_ node: IdentifierPatternSyntax) { names.insert(node.identifier.plainText) }
}
