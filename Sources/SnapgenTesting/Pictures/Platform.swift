#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The view of the platform's framework.
    typealias SnapgenPlatformView = UIView
    /// The view controller of the platform's framework.
    typealias SnapgenPlatformController = UIViewController
#elseif canImport(AppKit)
    import AppKit

    /// The view of the platform's framework.
    typealias SnapgenPlatformView = NSView
    /// The view controller of the platform's framework.
    typealias SnapgenPlatformController = NSViewController
#endif
