/// The closure of a preview, which has no public name.
///
/// The structures are those that eure/swift-storybook and SnapshotPreviews read by reflection as well.
@MainActor
enum PreviewSource {
    enum Kind: Equatable {
        /// A closure in a property, which returns a view of SwiftUI.
        case view
        /// A closure in a property of this name, which returns an object.
        case object(String)
        /// A closure of a generic source, which returns a value with a view of SwiftUI.
        case genericView
        /// A closure of a generic source, which returns an object.
        case genericObject
    }

    static func value(of source: Any) -> Any? {
        switch kind(ofType: String(reflecting: type(of: source))) {
        case .view: Reflection.child(source, "makeView").flatMap(PreviewClosure.call)
        case .object(let property): Reflection.child(source, property).flatMap(PreviewClosure.callReturningObject)
        case .genericView: body(of: source).flatMap { Reflection.child($0, "body") }
        case .genericObject: body(of: source)
        case nil: nil
        }
    }

    nonisolated static func kind(ofType name: String) -> Kind? {
        switch name {
        case "SwiftUI.ViewPreviewSource": .view
        case "UIKit.UIViewPreviewSource", "AppKit.NSViewPreviewSource": .object("makeView")
        case "UIKit.UIViewControllerPreviewSource", "AppKit.NSViewControllerPreviewSource":
            .object("makeViewController")
        case "DeveloperToolsSupport.DefaultPreviewSource<SwiftUI.ViewPreviewBody>": .genericView
        default: objects.contains { name == "DeveloperToolsSupport.DefaultPreviewSource<\($0)>" } ? .genericObject : nil
        }
    }

    /// The names of the classes of objects.
    ///
    /// A class of Objective-C has the module `__C` where it is a generic argument, and none on its own.
    nonisolated private static let objects = [("UIKit", "UI"), ("AppKit", "NS")].flatMap { module, prefix in
        ["View", "ViewController"].flatMap { name in ["__C.", "\(module).", ""].map { $0 + prefix + name } }
    }

    private static func body(of source: Any) -> Any? {
        Reflection.child(source, "structure", "singlePreview", "makeBody").flatMap(PreviewClosure.call)
    }
}
