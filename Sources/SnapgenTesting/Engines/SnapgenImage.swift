#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    /// The image of a picture.
    public typealias SnapgenImage = UIImage
#elseif canImport(AppKit)
    public import AppKit

    /// The image of a picture.
    public typealias SnapgenImage = NSImage
#else
    /// A placeholder for the image of a picture on platforms without pictures.
    public enum SnapgenImage {}
#endif
