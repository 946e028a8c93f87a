// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `developertoolssupport/preview`
public struct Preview {
    // `developertoolssupport/preview/viewtraits`
    public enum ViewTraits {}
}

// `developertoolssupport/previewtrait`
public struct PreviewTrait<T> {}

extension PreviewTrait where T == Preview.ViewTraits {
    // `developertoolssupport/previewtrait/fixedlayout(width:height:)`
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    // `developertoolssupport/previewtrait/sizethatfitslayout`, `developertoolssupport/previewtrait/landscapeleft`
    public static var sizeThatFitsLayout: Self { Self() }
    public static var landscapeLeft: Self { Self() }

    // `swiftui/developertoolssupport/previewtrait/modifier(_:)`
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

// `swiftui/previewmodifier`
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
public struct PreviewModifierContent: PrimitiveView {}
