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

    func content(of binding: PatternBindingSyntax) -> SampleSource.Content {
        let found =
            binding.value.map { samples(of: $0) } ?? binding.accessorBlock?.getter.flatMap { samples(of: $0) }
        guard var samples = found else { return .unknown }
        for index in samples.indices { samples[index].number = index + 1 }
        return .listed(samples)
    }

    private func samples(of items: CodeBlockItemListSyntax) -> [Sample]? {
        var samples: [Sample] = []
        for item in items {
            guard case .expr(let expression) = item.item, let found = self.samples(of: expression) else { return nil }
            samples += found
        }
        return samples
    }

    private func samples(of expression: ExprSyntax) -> [Sample]? {
        let chain = ModifierChain(expression)
        let keepsNumber = chain.calls.allSatisfy {
            $0.calledExpression.memberName.map(KnownModifiers.contains) ?? false
        }
        guard keepsNumber, let call = chain.root.as(FunctionCallExprSyntax.self) else { return nil }
        if call.calledName == "Group" { return members(of: call, in: chain) }
        guard call.isOneView else { return nil }
        return [Sample(named: chain.displayName, line: places.line(of: expression), theme: chain.theme)]
    }

    /// A theme on a group is that of each of its views; a name that several have names none.
    private func members(of group: FunctionCallExprSyntax, in chain: ModifierChain) -> [Sample]? {
        guard group.arguments.isEmpty, let body = group.trailingClosure?.statements else { return nil }
        guard var samples = samples(of: body) else { return nil }
        for index in samples.indices { samples[index].theme = samples[index].theme ?? chain.theme }
        guard let name = chain.displayName else { return samples }
        return samples.map { $0.inGroup(named: name, isAlone: samples.count == 1) }
    }
}

extension Sample {
    fileprivate init(named name: DisplayName?, line: Int, theme: SnapshotEnvironment.Theme?) {
        self.init(number: 0, line: line, theme: theme)
        if case .shared(let name) = name { label = name } else { displayName = name }
    }

    fileprivate func inGroup(named name: DisplayName, isAlone: Bool) -> Self {
        if isAlone { return label == nil && displayName == nil ? Self(named: name, line: line, theme: theme) : self }
        var sample = self
        sample.displayName = displayName ?? label.map { .shared(name: $0) } ?? name
        sample.label = nil
        return sample
    }
}

extension ModifierChain {
    /// The name in the outermost `.previewDisplayName(...)`; the literal `nil` names nothing.
    fileprivate var displayName: Sample.DisplayName? {
        guard let argument = argument(of: "previewDisplayName"), !argument.is(NilLiteralExprSyntax.self) else {
            return nil
        }
        return argument.plainString.map { .shared(name: $0) } ?? .computed
    }
}

extension FunctionCallExprSyntax {
    /// Indicates whether the call makes one view: it calls an initializer, and no other type than a container of the
    /// system has views in its closures.
    fileprivate var isOneView: Bool {
        guard let name = calledName else { return !hasViewsInClosures }
        if name != "init", name.first?.isLowercase == true { return false }
        if PreviewProviderReader.containersOfAnyNumber.contains(name) { return false }
        return PreviewProviderReader.containersOfOneView.contains(name) || !hasViewsInClosures
    }

    private var hasViewsInClosures: Bool {
        let closures =
            arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) } + [trailingClosure].compactMap { $0 }
            + additionalTrailingClosures.map(\.closure)
        return closures.contains { !$0.statements.isEmpty }
    }

    fileprivate var calledName: String? { calledExpression.lastName?.plainText }
}

// Taken from the documentation of SwiftUI, MapKit and Swift Charts.
extension PreviewProviderReader {
    fileprivate static let containersOfOneView = Set(
        words: """
            AsyncImage Button Canvas Chart ContentUnavailableView ControlGroup DatePicker DisclosureGroup EditButton Form
            Gauge GeometryReader GlassEffectContainer Grid GroupBox HSplitView HStack KeyframeAnimator Label LabeledContent
            LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Map Menu NavigationLink NavigationSplitView NavigationStack
            NavigationView PhaseAnimator PhotosPicker Picker ProgressView ScrollView ScrollViewReader SecureField ShareLink
            Slider Stepper TabView Table TextField TimelineView Toggle VSplitView VStack ViewThatFits ZStack
            """)

    fileprivate static let containersOfAnyNumber = Set(words: "AnyView EmptyView ForEach GridRow OutlineGroup Section")
}
