// The address of each page is given below `developer.apple.com/documentation/swiftui/`.

/// SwiftUI documents it at `state`.
@propertyWrapper
public struct State<Value> {
    /// SwiftUI documents it at `state/wrappedvalue`; nothing changes it here.
    public let wrappedValue: Value

    /// SwiftUI documents it at `state/init(wrappedvalue:)`.
    public init(wrappedValue value: Value) { wrappedValue = value }

    /// SwiftUI documents it at `state/projectedvalue`.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { _ in }) }
}

/// SwiftUI documents it at `binding`.
@propertyWrapper
public struct Binding<Value> {
    private let read: () -> Value

    /// SwiftUI documents it at `binding/init(get:set:)`.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { read = get }

    /// SwiftUI documents it at `binding/wrappedvalue`.
    public var wrappedValue: Value { read() }
}

/// Views in a container; no part of SwiftUI.
public protocol ViewContainer {
    /// The views.
    var views: [any View] { get }
}

/// SwiftUI documents it at `tupleview`.
@frozen public struct TupleView<T> {
    /// The views, for a test to read; no part of SwiftUI.
    public let views: [any View]
}

extension TupleView: View, ViewContainer {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

extension ViewBuilder {
    /// SwiftUI documents it at `viewbuilder/buildblock(_:)`, the one for several views.
    nonisolated public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView(views: views)
    }

    /// SwiftUI documents it at `viewbuilder/buildif(_:)`.
    nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

/// SwiftUI documents it at `optional`: an optional view is one.
extension Optional: View where Wrapped: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `horizontalalignment`.
@frozen public struct HorizontalAlignment: Sendable {
    /// SwiftUI documents it at `horizontalalignment/center`.
    public static let center = HorizontalAlignment()
}

/// SwiftUI documents it at `vstack`.
@frozen public struct VStack<Content: View> {
    /// The views, for a test to read; no part of SwiftUI.
    public let content: Content

    /// SwiftUI documents it at `vstack/init(alignment:spacing:content:)`.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension VStack: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `picker`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    /// The options, for a test to read; no part of SwiftUI.
    public let content: Content
}

extension Picker: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

extension Picker where Label == Text {
    /// SwiftUI documents it at `picker/init(_:selection:content:)-5njtq`.
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }
}

extension View {
    /// SwiftUI documents it at `view/tag(_:includeoptional:)`.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
}
