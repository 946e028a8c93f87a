// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Journal

// `uikit/uigraphicsgetcurrentcontext()`
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

// A stand-in's own; UIKit has a stack for each thread.
private enum GraphicsStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
}

// `uikit/uigraphicsrendererformat`
open class UIGraphicsRendererFormat {
    // `objectivec/nsobject-swift.class/init()`
    public required init() {}

    // `uikit/uigraphicsrendererformat/preferred()`, `uikit/uigraphicsrendererformat/default()`
    open class func preferred() -> Self { Self() }
    open class func `default`() -> Self { Self() }
}

// `uikit/uigraphicsimagerendererformat`
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    // `uikit/uigraphicsimagerendererformat/scale`, `uikit/uigraphicsimagerendererformat/opaque`
    open var scale: CGFloat = 3
    open var opaque = false
    // `uikit/uigraphicsimagerendererformat/preferredrange-swift.property`
    open var preferredRange = Range.automatic

    // `uikit/uigraphicsimagerendererformat/init(for:)`
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    // `uikit/uigraphicsimagerendererformat/range`
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }
}

// `uikit/uigraphicsrenderercontext`
open class UIGraphicsRendererContext {
    // `uikit/uigraphicsrenderercontext/cgcontext`, `uikit/uigraphicsrenderercontext/format`
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }
}

// `uikit/uigraphicsimagerenderercontext`
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    // `uikit/uigraphicsimagerenderercontext/currentimage`
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage(), let format = format as? UIGraphicsImageRendererFormat else {
            return UIImage()
        }
        return UIImage(cgImage: image, scale: format.scale, orientation: .up)
    }
}

// `uikit/uigraphicsrenderer`
open class UIGraphicsRenderer {
    // `uikit/uigraphicsrenderer/format`
    public let format: UIGraphicsRendererFormat

    init(_ format: UIGraphicsRendererFormat) { self.format = format }
}

// `uikit/uigraphicsimagerenderer`
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let size: CGSize
    private let scale: CGFloat

    // `uikit/uigraphicsimagerenderer/init(bounds:format:)`
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (size, scale) = (bounds.size, format.scale)
        super.init(format)
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
        let pixels = CGSize(width: size.width * scale, height: size.height * scale)
        let context = CGContext(width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()))
        let rendering = UIGraphicsImageRendererContext(context, format)
        GraphicsStack.contexts.append(context)
        defer { GraphicsStack.contexts.removeLast() }
        actions(rendering)
        Journal.append(
            "picture", "UIGraphicsImageRenderer", ["size": size.journalText, "scale": "\(scale)"])
        return rendering.currentImage
    }

    // `uikit/uigraphicsimagerenderer/pngdata(actions:)`
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
