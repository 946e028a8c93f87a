// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension PreviewTrait where T == Preview.ViewTraits {
    // `swiftui/developertoolssupport/previewtrait/modifier(_:)`
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait([modifier] as [any PreviewModifier])
    }
}

// `swiftui/previewmodifier`
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    // `swiftui/previewmodifier/makesharedcontext()`
    static func makeSharedContext() async throws -> Context

    // `swiftui/previewmodifier/body(content:context:)`
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

// `swiftui/previewmodifiercontent`
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct PreviewModifierContent: PrimitiveView {}
