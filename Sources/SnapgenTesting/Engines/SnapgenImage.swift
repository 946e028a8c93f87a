#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// The image of a picture.
    typealias SnapgenImage = UIImage
#elseif canImport(AppKit)
    import AppKit

    /// The image of a picture.
    typealias SnapgenImage = NSImage
#else
    /// A placeholder for the image of a picture on platforms without pictures.
    enum SnapgenImage {}
#endif
