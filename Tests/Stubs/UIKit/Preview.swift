// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport

// The sources of previews of iOS 17; not documented.
struct UIViewPreviewSource: PreviewSource {
    let makeView: PreviewBody<UIView>
}

struct UIViewControllerPreviewSource: PreviewSource {
    let makeViewController: PreviewBody<UIViewController>
}

@available(iOS 17, tvOS 17, *)
extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIView> body: @escaping PreviewBody<UIView>
    ) {
        self.init(
            name, traits, older: UIViewPreviewSource(makeView: body),
            newer: DefaultPreviewSource("UIKit.View", makeBody: body))
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<UIViewController> body: @escaping PreviewBody<UIViewController>
    ) {
        self.init(
            name, traits, older: UIViewControllerPreviewSource(makeViewController: body),
            newer: DefaultPreviewSource("UIKit.View", makeBody: body))
    }
}

@available(iOS 17, tvOS 17, *)
extension Preview {
    // A stand-in's own; the initializer for `arguments:` is not documented.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
    ) {
        let bodies = arguments.map { argument -> PreviewBody<UIView> in { body(argument) } }
        let source = DefaultPreviewSource("UIKit.View", makeBodies: bodies)
        self.init(name, traits, older: source, newer: source)
    }
}

// `uikit/preview(_:traits:body:)`
@available(iOS 17, tvOS 17, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping PreviewBody<UIView>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
@available(iOS 17, tvOS 17, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping PreviewBody<UIViewController>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
// `uikit/preview(_:traits:arguments:body:)`
@available(iOS 26, tvOS 26, *)
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
