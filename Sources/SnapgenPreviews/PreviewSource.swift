#if canImport(DeveloperToolsSupport)
    import SwiftUI

    /// The closure of a preview, which has no public name.
    ///
    /// The structures are those that eure/swift-storybook and SnapshotPreviews read by reflection as well.
    @MainActor
    enum PreviewSource {
        /// Calls the closure of a source that is known, by the exact name of its type, and returns its value.
        static func value(of source: Any) -> Any? {
            switch String(reflecting: type(of: source)) {
            case "SwiftUI.ViewPreviewSource":
                return Reflection.child(source, "makeView").flatMap(call)
            case "UIKit.UIViewPreviewSource", "AppKit.NSViewPreviewSource":
                return Reflection.child(source, "makeView").flatMap(callReturningObject)
            case "UIKit.UIViewControllerPreviewSource", "AppKit.NSViewControllerPreviewSource":
                return Reflection.child(source, "makeViewController").flatMap(callReturningObject)
            case "DeveloperToolsSupport.DefaultPreviewSource<SwiftUI.ViewPreviewBody>":
                return body(of: source).flatMap { Reflection.child($0, "body") }
            case let name where objectSources.contains(name):
                return body(of: source)
            default:
                return nil
            }
        }

        /// The names of the generic sources of objects.
        private static var objectSources: [String] {
            #if canImport(UIKit) && !os(watchOS)
                let types: [Any.Type] = [UIView.self, UIViewController.self]
            #elseif canImport(AppKit)
                let types: [Any.Type] = [NSView.self, NSViewController.self]
            #else
                let types: [Any.Type] = []
            #endif
            // A class of Objective-C has the module `__C`.
            return types.map { "DeveloperToolsSupport.DefaultPreviewSource<\(String(reflecting: $0))>" }
        }

        private static func body(of source: Any) -> Any? {
            Reflection.child(source, "structure", "singlePreview", "makeBody").flatMap(call)
        }

        /// Calls a closure `() -> Value` whatever its global actor is and whether it is `@Sendable`.
        ///
        /// Neither changes how it is called, and both make a cast fail: in the language mode of Swift 6, `@MainActor () -> Value`
        /// is `@Sendable` as well (SE-0434), and the closures of Apple's modules are not.
        private static func call(_ closure: Any) -> Any? {
            func value<Value>(_ type: Value.Type) -> Any {
                func reinterpret<Closure>(_ closure: Closure) -> @MainActor @Sendable () -> Value {
                    unsafeBitCast(closure, to: (@MainActor @Sendable () -> Value).self)
                }
                return _openExistential(closure, do: reinterpret)()
            }
            return resultType(of: closure).map { _openExistential($0, do: value) }
        }

        /// Returns the type of a closure's value, unless the closure is called in another way than `() -> Value`.
        ///
        /// The metadata of a function type have a kind, flags and the type of the value (`FunctionTypeFlags` in
        /// include/swift/ABI/MetadataValues.h of the Swift compiler). The flags of a closure that throws, is asynchronous, has
        /// parameters, another convention or flags of its own are refused.
        private static func resultType(of closure: Any) -> Any.Type? {
            let metadata = unsafeBitCast(type(of: closure), to: UnsafePointer<UInt>.self)
            guard metadata[0] == 0x302, metadata[1] & 0xA1FF_FFFF == 0 else { return nil }
            return unsafeBitCast(metadata[2], to: Any.Type.self)
        }

        /// Calls a closure that a type without generic parameters stores, and that returns an object.
        ///
        /// It returns the object in a register, while a closure in `Any` is called as one that returns through a pointer. As
        /// the property of another structure without generic parameters it is called as it is stored.
        private static func callReturningObject(_ closure: Any) -> Any? {
            struct Stored { let call: @MainActor () -> AnyObject }
            guard let type = resultType(of: closure), type is AnyObject.Type else { return nil }
            func stored<Closure>(_ closure: Closure) -> Stored? {
                let isClosure = MemoryLayout<Closure>.size == MemoryLayout<Stored>.size
                return isClosure ? unsafeBitCast(closure, to: Stored.self) : nil
            }
            return _openExistential(closure, do: stored)?.call()
        }
    }
#endif
