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
