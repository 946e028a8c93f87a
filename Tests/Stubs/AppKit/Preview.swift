// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport

// The sources of previews of macOS 14; not documented.
struct NSViewPreviewSource: PreviewSource {
    let makeView: PreviewBody<NSView>
}

struct NSViewControllerPreviewSource: PreviewSource {
    let makeViewController: PreviewBody<NSViewController>
}

@available(macOS 14, *)
extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<NSView> body: @escaping PreviewBody<NSView>
    ) {
        self.init(
            name, traits, older: NSViewPreviewSource(makeView: body),
            newer: DefaultPreviewSource("AppKit.View", makeBody: body))
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @PreviewMacroBodyBuilder<NSViewController> body: @escaping PreviewBody<NSViewController>
    ) {
        self.init(
            name, traits, older: NSViewControllerPreviewSource(makeViewController: body),
            newer: DefaultPreviewSource("AppKit.View", makeBody: body))
    }
}

@available(macOS 14, *)
extension Preview {
    // A stand-in's own; the initializer for `arguments:` is not documented.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @PreviewBodyBuilder<NSView> body: @escaping @MainActor (T) -> NSView
    ) {
        let bodies = arguments.map { argument -> PreviewBody<NSView> in { body(argument) } }
        let source = DefaultPreviewSource("AppKit.View", makeBodies: bodies)
        self.init(name, traits, older: source, newer: source)
    }
}

// `appkit/preview(_:traits:body:)`
@available(macOS 14, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<NSView> body: @escaping PreviewBody<NSView>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
@available(macOS 14, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<NSViewController> body: @escaping PreviewBody<NSViewController>
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
// `appkit/preview(_:traits:arguments:body:)`
@available(macOS 26, *)
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<NSView> body: @escaping @MainActor (T) -> NSView
) = #externalMacro(module: "PreviewsMacros", type: "KitView")
