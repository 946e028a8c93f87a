// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `developertoolssupport/previewlayout`
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

// `developertoolssupport/previewtrait`. SnapshotPreviews reads the property `value`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public struct PreviewTrait<T> {
    nonisolated(unsafe) let value: Any

    // A stand-in's own.
    nonisolated public init(_ value: Any) { self.value = value }

    // `developertoolssupport/previewtrait/init(_:)`
    nonisolated public init(_ traits: PreviewTrait<T>...) { value = traits }
}

// The orientation of a trait; not documented.
enum PreviewOrientation {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

// `developertoolssupport/previewtrait/fixedlayout(width:height:)` and its neighbours
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
extension PreviewTrait where T == Preview.ViewTraits {
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        Self(PreviewLayout.fixed(width: width, height: height))
    }

    public static var defaultLayout: PreviewTrait<T> { Self(PreviewLayout.device) }
    public static var sizeThatFitsLayout: PreviewTrait<T> { Self(PreviewLayout.sizeThatFits) }
    public static var portrait: PreviewTrait<T> { Self(PreviewOrientation.portrait) }
    public static var portraitUpsideDown: PreviewTrait<T> { Self(PreviewOrientation.portraitUpsideDown) }
    public static var landscapeLeft: PreviewTrait<T> { Self(PreviewOrientation.landscapeLeft) }
    public static var landscapeRight: PreviewTrait<T> { Self(PreviewOrientation.landscapeRight) }
    @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
    public static var assistiveAccess: PreviewTrait<T> { Self("assistive access") }
}

// `developertoolssupport/previewmacrobodybuilder`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
    public static func buildBlock(_ content: Content) -> Content { content }
}

// `developertoolssupport/previewbodybuilder`
@available(iOS 26, macOS 26, tvOS 26, watchOS 26, *)
@resultBuilder
public struct PreviewBodyBuilder<Content> {
    public static func buildBlock(_ content: Content) -> Content { content }
}
