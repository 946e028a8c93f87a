// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `swiftui/previewprovider`
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

// One child of `previews`, as SwiftUI's module interface declares it beside `_allPreviews`.
public struct _Preview: Identifiable {
    public let id: Int
    public let content: AnyView
    public let layout: PreviewLayout
    public let displayName: String?
    // As SwiftUI's module interface declares it, from iOS 15 on.
    public let interfaceOrientation: InterfaceOrientation
}

// `swiftui/interfaceorientation`
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    // `swiftui/interfaceorientation/id`
    public let id: String

    // `swiftui/interfaceorientation/portrait` and its neighbours
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    // `swiftui/interfaceorientation/allcases`
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension PreviewProvider {
    // Every child of `previews`, as SwiftUI's module interface declares it.
    @MainActor public static var _allPreviews: [_Preview] {
        children(of: previews).enumerated().map { id, child in
            _Preview(
                id: id, content: AnyView(child.view), layout: child.layout ?? .device, displayName: child.displayName,
                interfaceOrientation: child.orientation ?? .portrait)
        }
    }

    private static func children(of view: any View) -> [PreviewChild] {
        (view as? any PreviewParent)?.children ?? [PreviewChild(view: view)]
    }
}

// What a view on its own is shown as; a stand-in's own.
@MainActor
struct PreviewChild {
    var view: any View
    var layout: PreviewLayout?
    var displayName: String?
    var orientation: InterfaceOrientation?
}

// A view whose children are previews of their own; a stand-in's own.
@MainActor
protocol PreviewParent {
    var children: [PreviewChild] { get }
}

extension TupleView: PreviewParent {
    var children: [PreviewChild] {
        views.flatMap { ($0 as? any PreviewParent)?.children ?? [PreviewChild(view: $0)] }
    }
}

extension Group: PreviewParent where Content: View {
    var children: [PreviewChild] { (content as? any PreviewParent)?.children ?? [PreviewChild(view: content)] }
}

extension ForEach: PreviewParent where Content: View {
    var children: [PreviewChild] { data.map { PreviewChild(view: content($0)) } }
}

// A view with what a preview of it is told; a stand-in's own.
struct PreviewSettings<Content: View> {
    let content: Content
    var layout: PreviewLayout?
    var displayName: String?
    var orientation: InterfaceOrientation?
}

extension PreviewSettings: PrimitiveView, PreviewParent {
    var children: [PreviewChild] {
        let inner = (content as? any PreviewParent)?.children ?? [PreviewChild(view: content)]
        return inner.map {
            PreviewChild(
                view: $0.view, layout: $0.layout ?? layout, displayName: $0.displayName ?? displayName,
                orientation: $0.orientation ?? orientation)
        }
    }
}

extension PreviewSettings: ViewParent {
    var parts: [any View] { [content] }
}

extension View {
    // `swiftui/view/previewlayout(_:)`
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewSettings(content: self, layout: value)
    }

    // `swiftui/view/previewdisplayname(_:)`
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        PreviewSettings(content: self, displayName: value)
    }

    // `swiftui/view/previewinterfaceorientation(_:)`
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewSettings(content: self, orientation: value)
    }
}

// `swiftui/previewdevice`
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    // `swiftui/previewdevice/init(rawvalue:)`
    public init(rawValue: String) { self.rawValue = rawValue }

    // `swift/expressiblebystringliteral/init(stringliteral:)`
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension View {
    // `swiftui/view/previewdevice(_:)`
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewSettings(content: self)
    }
}
