/// SwiftUI documents it at `swiftui/viewmodifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// SwiftUI documents it at `viewmodifier/content`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    nonisolated init() {}

    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// SwiftUI documents it at `modifiedcontent`.
@frozen public struct ModifiedContent<Content, Modifier> {
    /// SwiftUI documents it at `modifiedcontent/content`.
    public var content: Content
    /// SwiftUI documents it at `modifiedcontent/modifier`.
    public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

extension View {
    /// SwiftUI documents it at `view/modifier(_:)`.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension View {
    /// SwiftUI documents it at `view/padding(_:)`, the one for a length.
    nonisolated public func padding(_ length: Double) -> some View { self }
}
