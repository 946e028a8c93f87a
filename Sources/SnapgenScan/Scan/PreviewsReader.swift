import SnapgenModel
import SwiftSyntax

/// Reads the views of a `previews` property, as SwiftUI's `ViewBuilder` collects them.
///
/// A call is taken for one view, whatever it calls. Anything whose number of views only running tells, `ForEach`, `if`
/// or a reference to another property among it, makes the whole content unknown.
struct PreviewsReader {
    let places: SourcePlaces

    private struct Child {
        var label: String?
        var line: Int
        var theme: SnapshotEnvironment.Theme?
    }

    /// What the property holds, as far as its text tells.
    func content(of binding: PatternBindingSyntax) -> SampleSource.Content {
        guard let children = children(of: binding) else { return .unknown }
        let samples = children.enumerated().map { index, child in
            Sample(number: index + 1, label: child.label, line: child.line, theme: child.theme)
        }
        return .listed(samples)
    }

    private func children(of binding: PatternBindingSyntax) -> [Child]? {
        if let value = binding.value { return children(of: value) }
        return binding.accessorBlock?.getter.flatMap { children(of: $0) }
    }

    private func children(of items: CodeBlockItemListSyntax) -> [Child]? {
        var children: [Child] = []
        for item in items {
            guard case .expr(let expression) = item.item, let found = self.children(of: expression) else { return nil }
            children += found
        }
        return children
    }

    private func children(of expression: ExprSyntax) -> [Child]? {
        let chain = ModifierChain(expression)
        guard let call = chain.root.as(FunctionCallExprSyntax.self) else { return nil }
        switch call.calledName {
        case "ForEach": return nil
        case "Group": return members(of: call, in: chain)
        default: return [Child(label: chain.displayName, line: places.line(of: expression), theme: chain.theme)]
        }
    }

    /// A theme on a group is that of each of its views; a name that several have names none.
    private func members(of group: FunctionCallExprSyntax, in chain: ModifierChain) -> [Child]? {
        guard group.arguments.isEmpty, let body = group.trailingClosure?.statements else { return nil }
        guard var children = children(of: body) else { return nil }
        for index in children.indices {
            children[index].theme = children[index].theme ?? chain.theme
        }
        guard let label = chain.displayName else { return children }
        if children.count == 1 {
            children[0].label = children[0].label ?? label
        } else {
            for index in children.indices { children[index].label = nil }
        }
        return children
    }
}

extension FunctionCallExprSyntax {
    /// The last part of the called name: `Group` also where `SwiftUI.Group` is written.
    fileprivate var calledName: String? {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}
