import SnapgenModel
import SnapgenSource
import SwiftSyntax

/// Reads the views of a `previews` property, as SwiftUI's `ViewBuilder` collects them.
///
/// A call of an initializer counts as one view. An expression whose number of views is known only at run time makes the
/// whole content unknown: `ForEach`, `AnyView`, `if`, a reference to another property, or the call of a function, which may
/// return several views.
struct PreviewProviderReader {
    let places: SourcePlaces

    fileprivate struct Child {
        var label: String?
        var displayName: Sample.DisplayName?
        var line: Int
        var theme: SnapshotEnvironment.Theme?
    }

    /// The samples in the property, as far as its text determines them.
    func content(of binding: PatternBindingSyntax) -> SampleSource.Content {
        guard let children = children(of: binding) else { return .unknown }
        let samples = children.enumerated().map { index, child in
            Sample(
                number: index + 1, label: child.label, line: child.line, theme: child.theme,
                displayName: child.displayName)
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
        case "ForEach", "AnyView": return nil
        case "Group": return members(of: call, in: chain)
        case let name? where name != "init" && name.first?.isLowercase == true: return nil
        default: return [Child(chain.writtenName, line: places.line(of: expression), theme: chain.theme)]
        }
    }

    /// A theme on a group is that of each of its views; a name that several have names none.
    private func members(of group: FunctionCallExprSyntax, in chain: ModifierChain) -> [Child]? {
        guard group.arguments.isEmpty, let body = group.trailingClosure?.statements else { return nil }
        guard var children = children(of: body) else { return nil }
        for index in children.indices {
            children[index].theme = children[index].theme ?? chain.theme
        }
        guard let name = chain.writtenName else { return children }
        return children.map { $0.inGroup(named: name, isAlone: children.count == 1) }
    }
}

extension PreviewProviderReader.Child {
    /// A view with a name of its own, or without one.
    fileprivate init(_ name: WrittenName?, line: Int, theme: SnapshotEnvironment.Theme?) {
        label = name?.text
        displayName = name == .computed ? .computed : nil
        self.line = line
        self.theme = theme
    }

    /// The view with the name of its group, where it has none of its own.
    fileprivate func inGroup(named name: WrittenName, isAlone: Bool) -> Self {
        var child = self
        guard !isAlone else {
            guard label == nil, displayName == nil else { return self }
            return Self(name, line: line, theme: theme)
        }
        child.label = nil
        child.displayName = displayName ?? label.map { .shared(name: $0) } ?? name.displayName
        return child
    }
}

/// The argument of `.previewDisplayName(...)`.
private enum WrittenName: Equatable {
    case literal(String)
    /// Anything but a plain string.
    case computed

    var text: String? {
        if case .literal(let text) = self { text } else { nil }
    }

    /// The name where several views carry it.
    var displayName: Sample.DisplayName {
        if case .literal(let text) = self { .shared(name: text) } else { .computed }
    }

    /// The name in an argument; `nil` for the literal `nil`, which names nothing.
    init?(_ argument: ExprSyntax?) {
        guard let argument, !argument.is(NilLiteralExprSyntax.self) else { return nil }
        self = argument.plainString.map { .literal($0) } ?? .computed
    }
}

extension ModifierChain {
    /// The name in the outermost `.previewDisplayName(...)`.
    fileprivate var writtenName: WrittenName? { WrittenName(argument(of: "previewDisplayName")) }
}

extension FunctionCallExprSyntax {
    /// The last part of the called name: `Group` also where `SwiftUI.Group` is written.
    fileprivate var calledName: String? {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}
