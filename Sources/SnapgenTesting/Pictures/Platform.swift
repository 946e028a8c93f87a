#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias SnapgenImage = UIImage
    typealias SnapgenPlatformView = UIView
    typealias SnapgenPlatformController = UIViewController
#elseif canImport(AppKit)
    import AppKit

    typealias SnapgenImage = NSImage
    typealias SnapgenPlatformView = NSView
    typealias SnapgenPlatformController = NSViewController
#else
    /// A placeholder for the image of a picture on platforms without pictures.
    enum SnapgenImage {}
#endif
