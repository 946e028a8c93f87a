#if canImport(UIKit) && !os(watchOS)
    import UIKit

    typealias SnapgenImage = UIImage
#elseif canImport(AppKit)
    import AppKit

    typealias SnapgenImage = NSImage
#else
    /// A placeholder for the image of a picture on platforms without pictures.
    enum SnapgenImage {}
#endif
