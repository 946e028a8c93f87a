#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias SnapgenPlatformView = UIView
    typealias SnapgenPlatformController = UIViewController
#elseif canImport(AppKit)
    import AppKit

    typealias SnapgenPlatformView = NSView
    typealias SnapgenPlatformController = NSViewController
#endif
