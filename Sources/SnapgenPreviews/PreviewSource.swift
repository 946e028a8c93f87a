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
        case .view: Reflection.child(source, "makeView").flatMap(call)
        case .object(let property): Reflection.child(source, property).flatMap(callReturningObject)
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
        Reflection.child(source, "structure", "singlePreview", "makeBody").flatMap(call)
    }

    // MARK: - Closures whose types cannot be written

    /// Calls a closure `() -> Value` whatever its global actor is and whether it is `@Sendable`.
    ///
    /// Neither changes how it is called, and both make a cast fail: in the language mode of Swift 6, `@MainActor () ->
    /// Value` is `@Sendable` as well (SE-0434), and the closures of Apple's modules are not.
    static func call(_ closure: Any) -> Any? {
        func value<Value>(_ type: Value.Type) -> Any {
            func reinterpret<Closure>(_ closure: Closure) -> @MainActor @Sendable () -> Value {
                unsafeBitCast(closure, to: (@MainActor @Sendable () -> Value).self)
            }
            return _openExistential(closure, do: reinterpret)()
        }
        return resultType(of: closure).map { _openExistential($0, do: value) }
    }

    /// Calls a closure that a type without generic parameters stores, and that returns an object.
    ///
    /// It returns the object in a register, while a closure in `Any` is called as one that returns through a pointer.
    /// As the property of another structure without generic parameters it is called as it is stored.
    static func callReturningObject(_ closure: Any) -> Any? {
        struct Stored { let call: @MainActor () -> AnyObject }
        guard let type = resultType(of: closure), type is AnyObject.Type else { return nil }
        func stored<Closure>(_ closure: Closure) -> Stored? {
            let isClosure = MemoryLayout<Closure>.size == MemoryLayout<Stored>.size
            return isClosure ? unsafeBitCast(closure, to: Stored.self) : nil
        }
        return _openExistential(closure, do: stored)?.call()
    }

    /// Returns the type of a closure's value, unless the closure is called in another way than `() -> Value`.
    ///
    /// The metadata of a function type have a kind, flags and the type of the value (`FunctionTypeFlags` in
    /// include/swift/ABI/MetadataValues.h of the Swift compiler). The flags of a closure that throws, is asynchronous
    /// or differentiable, has parameters, another convention or further flags are refused.
    static func resultType(of closure: Any) -> Any.Type? {
        let metadata = unsafeBitCast(type(of: closure), to: UnsafePointer<UInt>.self)
        guard metadata[0] == 0x302, metadata[1] & 0xA9FF_FFFF == 0 else { return nil }
        return unsafeBitCast(metadata[2], to: Any.Type.self)
    }
}
