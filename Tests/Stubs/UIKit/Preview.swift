// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport

// The sources of previews of iOS 17; not documented.
struct UIViewPreviewSource: PreviewSource {
    let makeView: PreviewBody<UIView>
}

struct UIViewControllerPreviewSource: PreviewSource {
    let makeViewController: PreviewBody<UIViewController>
}

extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping PreviewBody<UIView>
    ) {
        self.init(
            name, traits, older: UIViewPreviewSource(makeView: body),
            newer: DefaultPreviewSource("UIKit.View", makeBody: body))
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping PreviewBody<UIViewController>
    ) {
        self.init(
            name, traits, older: UIViewControllerPreviewSource(makeViewController: body),
            newer: DefaultPreviewSource("UIKit.View", makeBody: body))
    }
}

// `uikit/preview(_:traits:body:)`
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping PreviewBody<UIView>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping PreviewBody<UIViewController>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
