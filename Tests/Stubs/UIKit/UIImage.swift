// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// `uikit/uiimage`
open class UIImage: @unchecked Sendable {
    // `uikit/uiimage/cgimage`, `uikit/uiimage/scale`, `uikit/uiimage/imageorientation`
    public let cgImage: CGImage?
    public let scale: CGFloat
    public let imageOrientation: Orientation

    // `uikit/uiimage/init()`
    public init() { (cgImage, scale, imageOrientation) = (nil, 1, .up) }

    // `uikit/uiimage/init(cgimage:scale:orientation:)`
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        (self.cgImage, self.scale, imageOrientation) = (cgImage, scale, orientation)
    }

    // `uikit/uiimage/init(cgimage:)`
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    // `uikit/uiimage/init(data:scale:)`
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = CGImage(file: data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    // `uikit/uiimage/init(data:)`
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    // `uikit/uiimage/size`
    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    // `uikit/uiimage/pngdata()`, `uikit/uiimage/jpegdata(compressionquality:)`
    public func pngData() -> Data? { cgImage?.file }
    public func jpegData(compressionQuality: CGFloat) -> Data? { cgImage?.file }

    // `uikit/uiimage/draw(in:)`, `uikit/uiimage/draw(at:)`
    public func draw(in rect: CGRect) {
        if let cgImage { UIGraphicsGetCurrentContext()?.draw(cgImage, in: rect) }
    }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    // `uikit/uiimage/orientation`
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
}

extension UIImage: CustomStringConvertible {
    // The size and the content of the picture.
    public var description: String {
        let pixel = cgImage.map { $0.pixel.alpha == 0 ? "transparent" : "drawn" } ?? "nothing"
        return "\(size.width)x\(size.height)@\(scale) \(pixel): \(cgImage?.content ?? "")"
    }
}

// `uikit/uicolor`
public final class UIColor: Sendable {
    // `uikit/uicolor/cgcolor`
    public let cgColor: CGColor

    // `uikit/uicolor/init(red:green:blue:alpha:)`
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // A stand-in's own.
    var alpha: CGFloat { cgColor.alpha }

    // `uikit/uicolor/systemred`, `uikit/uicolor/white`, `uikit/uicolor/clear`, and its neighbours
    public static let systemRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
}
