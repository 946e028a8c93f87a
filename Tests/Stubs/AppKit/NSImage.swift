// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

// `appkit/nsimagerep`
open class NSImageRep {
    // `appkit/nsimagerep/size`, `appkit/nsimagerep/pixelswide`, `appkit/nsimagerep/pixelshigh`
    open var size: NSSize
    public let pixelsWide: Int
    public let pixelsHigh: Int

    init(size: NSSize, pixelsWide: Int, pixelsHigh: Int) {
        (self.size, self.pixelsWide, self.pixelsHigh) = (size, pixelsWide, pixelsHigh)
    }
}

// `appkit/nsbitmapimagerep`
open class NSBitmapImageRep: NSImageRep {
    private var pixel = Pixel.clear
    private var content = ""

    // A stand-in's own, for `bitmapImageRepForCachingDisplay(in:)`.
    init(size: NSSize, scale: CGFloat) {
        let (wide, high) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        super.init(size: size, pixelsWide: wide, pixelsHigh: high)
    }

    // `appkit/nsbitmapimagerep/init(cgimage:)`
    public init(cgImage: CGImage) {
        (pixel, content) = (cgImage.pixel, cgImage.content)
        let size = NSSize(width: cgImage.width, height: cgImage.height)
        super.init(size: size, pixelsWide: cgImage.width, pixelsHigh: cgImage.height)
    }

    // `appkit/nsbitmapimagerep/init(data:)`
    public convenience init?(data: Data) {
        guard let image = CGImage(file: data) else { return nil }
        self.init(cgImage: image)
    }

    // `appkit/nsbitmapimagerep/init(bitmapdataplanes:pixelswide:pixelshigh:bitspersample:samplesperpixel:hasalpha:isplanar:colorspacename:bytesperrow:bitsperpixel:)`
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        // Apple names no limit for the memory; here it is 2 GB.
        guard width > 0, height > 0, width * height * spp <= Int32.max else { return nil }
        super.init(size: NSSize(width: width, height: height), pixelsWide: width, pixelsHigh: height)
    }

    // `appkit/nsbitmapimagerep/retagging(with:)`
    open func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep? { self }

    // `appkit/nsbitmapimagerep/cgimage`
    open var cgImage: CGImage? {
        guard pixelsWide > 0, pixelsHigh > 0 else { return nil }
        return CGImage(width: pixelsWide, height: pixelsHigh, pixel: pixel, content: content)
    }

    // `appkit/nsbitmapimagerep/representation(using:properties:)`
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { cgImage?.file }

    // A stand-in's own.
    func paint(_ pixel: Pixel, _ content: String) { (self.pixel, self.content) = (pixel, content) }

    // `appkit/nsbitmapimagerep/filetype`
    public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png }

    // `appkit/nsbitmapimagerep/propertykey`
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        // `appkit/nsbitmapimagerep/propertykey/init(rawvalue:)`
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

// `appkit/nscolorspacename`
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    // `appkit/nscolorspacename/init(rawvalue:)`
    public init(rawValue: String) { self.rawValue = rawValue }

    // `appkit/nscolorspacename/devicergb`
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
}

// `appkit/nsimage`
open class NSImage: @unchecked Sendable {
    // `appkit/nsimage/size`, `appkit/nsimage/representations`
    open var size: NSSize
    open private(set) var representations: [NSImageRep] = []

    // `appkit/nsimage/init(size:)`
    public init(size: NSSize) { self.size = size }

    // `appkit/nsimage/init(cgimage:size:)`
    public convenience init(cgImage: CGImage, size: NSSize) {
        let pixels = NSSize(width: cgImage.width, height: cgImage.height)
        self.init(size: size == .zero ? pixels : size)
        addRepresentation(NSBitmapImageRep(cgImage: cgImage))
    }

    // `appkit/nsimage/init(data:)`
    public convenience init?(data: Data) {
        guard let image = CGImage(file: data) else { return nil }
        self.init(cgImage: image, size: .zero)
    }

    // `appkit/nsimage/addrepresentation(_:)`
    open func addRepresentation(_ imageRep: NSImageRep) { representations.append(imageRep) }

    // `appkit/nsimage/cgimage(forproposedrect:context:hints:)`
    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
        hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? {
        representations.lazy.compactMap { ($0 as? NSBitmapImageRep)?.cgImage }.first
    }

    // `appkit/nsimage/tiffrepresentation`
    open var tiffRepresentation: Data? { cgImage(forProposedRect: nil, context: nil, hints: nil)?.file }
}

extension NSImage: CustomStringConvertible {
    // The size and the content of the picture.
    public var description: String {
        let image = cgImage(forProposedRect: nil, context: nil, hints: nil)
        let pixel = image.map { $0.pixel.alpha == 0 ? "transparent" : "drawn" } ?? "nothing"
        let pixels = "\(image?.width ?? 0)x\(image?.height ?? 0)"
        return "\(size.width)x\(size.height) \(pixels) \(pixel): \(image?.content ?? "")"
    }
}

extension NSImageRep {
    // `appkit/nsimagerep/hintkey`
    public struct HintKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        // `appkit/nsimagerep/hintkey/init(rawvalue:)`
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

// `appkit/nsgraphicscontext`
public final class NSGraphicsContext {
    // `appkit/nsgraphicscontext/cgcontext`
    public let cgContext: CGContext

    // `appkit/nsgraphicscontext/init(bitmapimagerep:)`
    public init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        cgContext = CGContext(width: bitmapRep.pixelsWide, height: bitmapRep.pixelsHigh)
    }

    // `appkit/nsgraphicscontext/current`
    public nonisolated(unsafe) static var current: NSGraphicsContext?

    // `appkit/nsgraphicscontext/savegraphicsstate()`, `appkit/nsgraphicscontext/restoregraphicsstate()`
    public class func saveGraphicsState() {}
    public class func restoreGraphicsState() {}
}
