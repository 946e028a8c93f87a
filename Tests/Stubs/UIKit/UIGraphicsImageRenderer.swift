// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Journal

// `uikit/uigraphicsgetcurrentcontext()`
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

// A stand-in's own; UIKit has a stack for each thread.
private enum GraphicsStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
}

// `uikit/uigraphicsimagerendererformat`
public final class UIGraphicsImageRendererFormat {
    // `uikit/uigraphicsimagerendererformat/scale`, `uikit/uigraphicsimagerendererformat/opaque`
    public var scale: CGFloat = 3
    public var opaque = false
    // `uikit/uigraphicsimagerendererformat/preferredrange-swift.property`
    public var preferredRange = Range.automatic

    // `objectivec/nsobject-swift.class/init()`
    public init() {}

    // `uikit/uigraphicsimagerendererformat/init(for:)`
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    // `uikit/uigraphicsrendererformat/preferred()`, `uikit/uigraphicsrendererformat/default()`
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    // `uikit/uigraphicsimagerendererformat/range`
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
}

// `uikit/uigraphicsimagerenderercontext`
public final class UIGraphicsImageRendererContext {
    // `uikit/uigraphicsrenderercontext/cgcontext`, `uikit/uigraphicsrenderercontext/format`
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    // `uikit/uigraphicsimagerenderercontext/currentimage`
    public var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}

// `uikit/uigraphicsimagerenderer`
public final class UIGraphicsImageRenderer {
    // `uikit/uigraphicsrenderer/format`
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    // `uikit/uigraphicsimagerenderer/init(bounds:format:)`
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        size = bounds.size
        self.format = format
    }

    // `uikit/uigraphicsimagerenderer/init(bounds:)`
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    // `uikit/uigraphicsimagerenderer/init(size:format:)`
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    // `uikit/uigraphicsimagerenderer/init(size:)`
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    // `uikit/uigraphicsimagerenderer/image(actions:)`
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let pixels = CGSize(width: size.width * format.scale, height: size.height * format.scale)
        let context = CGContext(width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()))
        let rendering = UIGraphicsImageRendererContext(context, format)
        GraphicsStack.contexts.append(context)
        defer { GraphicsStack.contexts.removeLast() }
        actions(rendering)
        Journal.append(
            "picture", "UIGraphicsImageRenderer", ["size": size.journalText, "scale": "\(format.scale)"])
        return rendering.currentImage
    }

    // `uikit/uigraphicsimagerenderer/pngdata(actions:)`
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
