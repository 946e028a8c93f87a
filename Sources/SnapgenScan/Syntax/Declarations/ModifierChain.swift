import SnapgenConfiguration
import SwiftSyntax

/// A view with the modifiers that are called on it, taken apart without recursion: a chain can be very long.
struct ModifierChain {
    let root: ExprSyntax
    let calls: [FunctionCallExprSyntax]

    init(_ expression: ExprSyntax) {
        var root = expression
        var calls: [FunctionCallExprSyntax] = []
        while let call = root.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            // A call on a type or a module makes the view: `Hotel` in `Hotel.cell()`.
            let base = member.base, base.lastName?.plainText.first?.isUppercase != true
        {
            calls.append(call)
            root = base
        }
        self.root = root
        self.calls = calls
    }

    var theme: SnapshotEnvironment.Theme? {
        argument(of: "preferredColorScheme")?.memberName.flatMap(SnapshotEnvironment.Theme.init)
    }

    var isLandscape: Bool { argument(of: "previewInterfaceOrientation")?.memberName?.hasPrefix("landscape") ?? false }

    var layout: PreviewLayout? {
        guard let argument = argument(of: "previewLayout") else { return nil }
        guard let call = argument.as(FunctionCallExprSyntax.self) else {
            return argument.memberName.flatMap { PreviewLayout($0) }
        }
        let sides = call.arguments.map { CodeText.written($0.expression) }
        guard call.calledExpression.memberName == "fixed", sides.count == 2 else { return nil }
        return .fixed(width: sides[0], height: sides[1])
    }

    func argument(of modifier: String) -> ExprSyntax? {
        calls.first { $0.calledExpression.memberName == modifier }?.arguments.first?.expression
    }
}
