// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `swiftui/group`
public struct Group<Content> {
    let content: Content
}

extension Group: ViewParent where Content: View {
    var parts: [any View] { [content] }
}

extension Group: View where Content: View {
    public var body: Never { fatalError("a primitive view has no body") }

    // `swiftui/group/init(content:)`
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// `swiftui/zstack`
public struct ZStack<Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/zstack/init(alignment:content:)`
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

// `swiftui/geometryreader`; the proxy has no insets here
public struct GeometryReader<Content: View>: PrimitiveView, ViewParent {
    let content: Content
    var parts: [any View] { [content] }

    // `swiftui/geometryreader/init(content:)`
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content(GeometryProxy()) }
}

// `swiftui/geometryproxy`
public struct GeometryProxy {
    // `swiftui/geometryproxy/safeareainsets`
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

// `swiftui/edgeinsets`
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var leading: CGFloat = 0
    public var bottom: CGFloat = 0
    public var trailing: CGFloat = 0
}

// `swiftui/scrollview`
public struct ScrollView<Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/scrollview/init(_:content:)`
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

// `swiftui/list`
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }

    // `swiftui/list/init(content:)`
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
        self.content = content()
    }

    // `swiftui/list/init(_:rowcontent:)`
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, SelectionValue == Never {
        content = ForEach(data, id: \.id, content: rowContent)
    }

    // `swiftui/list/init(_:id:rowcontent:)`
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, SelectionValue == Never {
        content = ForEach(data, id: id, content: rowContent)
    }
}

// `swiftui/section`
public struct Section<Parent, Content, Footer> {
    let content: Content
}

extension Section: ViewParent where Content: View {
    var parts: [any View] { [content] }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    // `swiftui/section/init(_:content:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

// `swiftui/navigationstack`
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationStack<Data, Root: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let root: Root
    var parts: [any View] { [root] }

    // `swiftui/navigationstack/init(root:)`
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
}

// `swiftui/navigationpath`
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
public struct NavigationPath {
    // `swiftui/navigationpath/init()`
    public init() {}
}

// `swiftui/button`
public struct Button<Label: View>: PrimitiveView {
    // `swiftui/button/init(action:label:)`
    @preconcurrency
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    // `swiftui/button/init(_:action:)`, the one for `StringProtocol`
    @preconcurrency
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

// `swiftui/toggle`
public struct Toggle<Label: View>: PrimitiveView {}

extension Toggle where Label == Text {
    // `swiftui/toggle/init(_:ison:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

// `swiftui/textfield`
public struct TextField<Label: View>: PrimitiveView {}

extension TextField where Label == Text {
    // `swiftui/textfield/init(_:text:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

// `swiftui/stepper`
public struct Stepper<Label: View>: PrimitiveView {}

extension Stepper where Label == Text {
    // `swiftui/stepper/init(_:value:in:step:onediting changed:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

// `swiftui/image`
public struct Image: Equatable, PrimitiveView {
    // `swiftui/image/init(systemname:)`
    nonisolated public init(systemName: String) {}
}

// `swiftui/label`
public struct Label<Title: View, Icon: View>: PrimitiveView {}

extension Label where Title == Text, Icon == Image {
    // `swiftui/label/init(_:systemimage:)`, the one for `StringProtocol`
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

// `swiftui/divider`
public struct Divider: PrimitiveView {
    // `swiftui/divider/init()`
    nonisolated public init() {}
}

// `swiftui/transaction`
public struct Transaction {
    // `swiftui/transaction/init()`
    public init() {}

    // `swiftui/transaction/init(animation:)`
    public init(animation: Animation?) { self.animation = animation }

    // `swiftui/transaction/animation`, `swiftui/transaction/disablesanimations`
    public var animation: Animation?
    public var disablesAnimations = false
}

// `swiftui/animation`
public struct Animation: Equatable, Sendable {
    // `swiftui/animation/default`
    public static let `default` = Animation()
}

// `swiftui/glass`, from iOS 26 on
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@available(visionOS, unavailable)
public struct Glass: Equatable, Sendable {
    public static let regular = Glass()
}

// `swiftui/shapestyle`
public protocol ShapeStyle: Sendable {}

// `swiftui/color`
public struct Color: Hashable, PrimitiveView, ShapeStyle {
    // `swiftui/color/red`, and its neighbours
    nonisolated public static let red = Color(name: "red")
    nonisolated public static let orange = Color(name: "orange")
    nonisolated public static let white = Color(name: "white")
    nonisolated public static let blue = Color(name: "blue")
    nonisolated public static let gray = Color(name: "gray")
    // `swiftui/color/clear`
    nonisolated public static let clear = Color(name: "clear")

    private let name: String
}

extension ShapeStyle where Self == Color {
    // `swiftui/shapestyle/red`, and its neighbours
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
}

extension View {
    // `swiftui/view/foregroundstyle(_:)`
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        Changed(content: self, change: "foregroundStyle")
    }

    // `swiftui/view/background(_:ignoressafeareaedges:)`
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        Changed(content: self, change: "background")
    }

    // `swiftui/view/navigationtitle(_:)`, the one for `StringProtocol`
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Changed(content: self, change: "navigationTitle(\(title))")
    }

    // `swiftui/view/task(priority:_:)`; the actor of the surrounding code is inherited, as in SwiftUI's module interface
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        Changed(content: self, change: "task", effect: ViewEffect(action: .task(action)))
    }

    // `swiftui/view/onappear(perform:)`
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Changed(content: self, change: "onAppear", effect: ViewEffect(action: action.map { .appear($0) }))
    }

    // `swiftui/view/ondisappear(perform:)`
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Changed(content: self, change: "onDisappear", effect: ViewEffect(action: action.map { .disappear($0) }))
    }

    // `swiftui/view/opacity(_:)`
    nonisolated public func opacity(_ opacity: Double) -> some View {
        Changed(content: self, change: "opacity(\(opacity))", effect: ViewEffect(isTransparent: opacity == 0))
    }

    // `swiftui/view/hidden()`
    nonisolated public func hidden() -> some View {
        Changed(content: self, change: "hidden", effect: ViewEffect(isTransparent: true))
    }

    // `swiftui/view/glasseffect(_:in:)`, from iOS 26 on, without its shape
    @available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
    @available(visionOS, unavailable)
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View {
        Changed(content: self, change: "glassEffect", effect: ViewEffect(isGlass: true))
    }

    // `swiftui/view/transaction(_:)`; here the transaction is that of `withAnimation`
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        let animation = transaction.animation == nil ? "nil" : "default"
        let change = "transaction(animation: \(animation), disablesAnimations: \(transaction.disablesAnimations))"
        return Changed(content: self, change: change)
    }

    // `swiftui/view/preferredcolorscheme(_:)`; here the hosting controller or window takes it when the view appears
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        Changed(
            content: self, change: "preferredColorScheme(\(colorScheme.map { "\($0)" } ?? "nil"))",
            effect: ViewEffect(preferences: { $0[PreferredColorSchemeKey.self] = colorScheme }))
    }
}

// `swiftui/preferredcolorschemekey`
public struct PreferredColorSchemeKey: PreferenceKey {
    public static let defaultValue: ColorScheme? = nil

    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    // `swiftui/foreach/init(_:content:)`, the one for a constant range
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

extension ViewBuilder {
    // `swiftui/viewbuilder/buildif(_:)`
    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    // `swiftui/viewbuilder/buildlimitedavailability(_:)`
    nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

// `swift/optional`, which SwiftUI makes a view
extension Optional: ViewParent where Wrapped: View {
    var parts: [any View] { map { [$0] } ?? [] }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

// `swiftui/picker`
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView, ViewParent {
    nonisolated(unsafe) let content: Content
    var parts: [any View] { [content] }
}

extension Picker where Label == Text {
    // `swiftui/picker/init(_:selection:content:)-5njtq`
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension View {
    // `swiftui/view/tag(_:includeoptional:)`
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
}
