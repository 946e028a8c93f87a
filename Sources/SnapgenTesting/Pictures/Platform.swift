#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The view of the platform's framework.
    public typealias SnapgenPlatformView = UIView
    /// The view controller of the platform's framework.
    public typealias SnapgenPlatformController = UIViewController
#elseif canImport(AppKit)
    public import AppKit

    /// The view of the platform's framework.
    public typealias SnapgenPlatformView = NSView
    /// The view controller of the platform's framework.
    public typealias SnapgenPlatformController = NSViewController
#endif
