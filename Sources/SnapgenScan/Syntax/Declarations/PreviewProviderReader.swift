import SnapgenConfiguration
import SwiftSyntax

/// Reads the views of a `previews` property, as SwiftUI's `ViewBuilder` collects them.
///
/// A call of an initializer counts as one view. An expression whose number of views is known only at run time makes the
/// whole content unknown: `ForEach`, `AnyView`, `if`, a reference to another property, the call of a function or a
/// modifier of the project, which may return several views, or a view of the project around others, which may show each
/// by itself.
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
        guard chain.keepsNumberOfViews, let call = chain.root.as(FunctionCallExprSyntax.self) else { return nil }
        if call.calledName == "Group" { return members(of: call, in: chain) }
        guard call.isOneView else { return nil }
        return [Child(chain.writtenName, line: places.line(of: expression), theme: chain.theme)]
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

extension ModifierChain {
    /// Indicates whether the modifiers make one view of each view.
    fileprivate var keepsNumberOfViews: Bool {
        calls.allSatisfy { $0.calledExpression.memberName.map(KnownModifiers.contains) ?? false }
    }
}

extension FunctionCallExprSyntax {
    /// Indicates whether the call makes one view: it calls an initializer, and no other type than a container of the
    /// system has views in its closures.
    fileprivate var isOneView: Bool {
        guard let name = calledName else { return !hasViewsInClosures }
        if name != "init", name.first?.isLowercase == true { return false }
        if KnownContainers.ofAnyNumber.contains(name) { return false }
        return KnownContainers.ofOneView.contains(name) || !hasViewsInClosures
    }

    /// Indicates whether closures may make views: one of them is not empty.
    private var hasViewsInClosures: Bool {
        let closures =
            arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap { $0 }
            + additionalTrailingClosures.map(\.closure)
        return closures.contains { !$0.statements.isEmpty }
    }

    /// The last part of the called name: `Group` also where `SwiftUI.Group` is written.
    fileprivate var calledName: String? {
        calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
            ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
}

/// Names of views of the system's modules that have views in closures.
///
/// Taken from the documentation of SwiftUI, MapKit and Swift Charts.
private enum KnownContainers {
    static let ofOneView = words(
        """
        AsyncImage Button Canvas Chart ContentUnavailableView ControlGroup DatePicker DisclosureGroup EditButton Form
        Gauge GeometryReader GlassEffectContainer Grid GroupBox HSplitView HStack KeyframeAnimator Label LabeledContent
        LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Map Menu NavigationLink NavigationSplitView NavigationStack
        NavigationView PhaseAnimator PhotosPicker Picker ProgressView ScrollView ScrollViewReader SecureField ShareLink
        Slider Stepper TabView Table TextField TimelineView Toggle VSplitView VStack ViewThatFits ZStack
        """)

    /// Views that are as many as there are in their closures, or none.
    static let ofAnyNumber = words("AnyView EmptyView ForEach GridRow OutlineGroup Section")

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
