// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import DeveloperToolsSupport

// The source of previews of iOS 17, and the body of later ones; not documented.
struct ViewPreviewSource: PreviewSource {
    let makeView: PreviewBody<any View>
}

struct ViewPreviewBody {
    let body: any View
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Preview {
    // `swiftui/developertoolssupport/preview/init(_:traits:body:)`
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping PreviewBody<any View>
    ) {
        self.init(
            name, traits, older: ViewPreviewSource(makeView: body),
            newer: DefaultPreviewSource("SwiftUI.View") { ViewPreviewBody(body: body()) })
    }

    // A stand-in's own; the initializer for `arguments:` is not documented.
    public init<T>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
        @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) {
        let bodies = arguments.map { argument -> PreviewBody<ViewPreviewBody> in
            { ViewPreviewBody(body: body(argument)) }
        }
        let source = DefaultPreviewSource("SwiftUI.View", makeBodies: bodies)
        self.init(name, traits, older: source, newer: source)
    }
}

// `swiftui/preview(_:body:)`, which is there from iOS 13 on
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping PreviewBody<any View>) =
    #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
// `swiftui/preview(_:traits:_:body:)`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping PreviewBody<any View>
) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
// `swiftui/preview(_:traits:arguments:body:)`
@available(iOS 26, macOS 27, tvOS 26, watchOS 26, *)
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")

// `swiftui/previewable()`
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "Previewable")
