/// SwiftUI documents it at `previewprovider` (its parent `_PreviewProvider`, which has no requirements of its own, is left out).
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// SwiftUI documents it at `previewmodifier`: SwiftUI's own, since the SDKs of 2024.
@MainActor
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// SwiftUI documents it at `previewmodifier/makesharedcontext()`.
    @MainActor static func makeSharedContext() async throws -> Context

    /// SwiftUI documents it at `previewmodifier/body(content:context:)`.
    @ViewBuilder @MainActor func body(content: Content, context: Context) -> Body
}

/// SwiftUI documents it at `previewmodifiercontent`.
public struct PreviewModifierContent: View {
    nonisolated init() {}

    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view with its name in the canvas; no part of SwiftUI.
public struct NamedPreview {
    /// The view.
    public let content: any View
    /// The name.
    public let name: String?
}

extension NamedPreview: View {
    /// Not called: SwiftUI draws this view itself.
    public var body: Never { fatalError("a primitive view has no body") }
}

extension View {
    /// SwiftUI documents it at `view/previewdisplayname(_:)`.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        NamedPreview(content: self, name: value)
    }
}

/// The previews of a `ForEach`; no part of SwiftUI.
@MainActor
public protocol PreviewList {
    /// The previews, one for each element.
    var previews: [any View] { get }
}

extension ForEach: PreviewList where Content: View {
    /// The previews, one for each element.
    public var previews: [any View] { data.map { content($0) } }
}

/// A view with a modifier, whatever its type; no part of SwiftUI.
@MainActor
public protocol ModifiedView {
    /// The type of the modifier.
    var modifierType: Any.Type { get }
    /// The view.
    var modifiedView: Any { get }
}

extension ModifiedContent: ModifiedView {
    /// The type of the modifier.
    public var modifierType: Any.Type { Modifier.self }
    /// The view.
    public var modifiedView: Any { content }
}
