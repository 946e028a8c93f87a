// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// One colour; a stand-in's own. A picture here is transparent, has the colour of a background, or that of a view that is drawn,
// whose first pixel has another.
public struct Pixel: Codable, Equatable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    public static let background = Pixel(red: 255, green: 255, blue: 255)
    public static let drawn = Pixel(red: 64, green: 128, blue: 192)
}

// `coregraphics/cgimage`
public final class CGImage: Equatable {
    // `coregraphics/cgimage/width`, `coregraphics/cgimage/height`
    public let width: Int
    public let height: Int
    // The only colour; a stand-in's own.
    public let pixel: Pixel
    // The text of what was drawn; a stand-in's own, compared in place of the pixels.
    public let content: String

    public init(width: Int, height: Int, pixel: Pixel, content: String) {
        self.width = width
        self.height = height
        self.pixel = pixel
        self.content = content
    }

    public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

    // `coregraphics/cgimage/bitspercomponent` and its neighbours
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    // `coregraphics/cgimage/alphainfo`, `coregraphics/cgimage/bitmapinfo`
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    // `coregraphics/cgimage/colorspace`
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    // `coregraphics/cgimage/dataprovider`
    public var dataProvider: CGDataProvider? {
        let row = (0..<width).flatMap { _ in [pixel.red, pixel.green, pixel.blue, pixel.alpha] }
        return CGDataProvider(data: (0..<height).reduce(into: CFData()) { data, _ in data.append(contentsOf: row) })
    }

    // `coregraphics/cgimage/cropping(to:)`
    public func cropping(to rect: CGRect) -> CGImage? {
        let rect = rect.intersection(CGRect(x: 0, y: 0, width: Double(width), height: Double(height)))
        guard !rect.isEmpty else { return nil }
        return CGImage(
            width: Int(rect.width), height: Int(rect.height), pixel: pixel,
            content: "\(content) cropped to \(rect.origin.x) \(rect.origin.y)")
    }
}

extension CGImage {
    private struct Stored: Codable {
        var width: Int
        var height: Int
        var pixel: Pixel
        var content: String
    }

    // The signature of a file in the format PNG.
    private static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    // The picture as a file; a stand-in's own: the signature of PNG, and JSON.
    public var file: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let stored = Stored(width: width, height: height, pixel: pixel, content: content)
        return (try? encoder.encode(stored)).map { Self.signature + $0 }
    }

    // Reads a picture that was written by `file`; a stand-in's own.
    public convenience init?(file: Data) {
        guard file.starts(with: Self.signature),
            let stored = try? JSONDecoder().decode(Stored.self, from: file.dropFirst(Self.signature.count))
        else { return nil }
        self.init(width: stored.width, height: stored.height, pixel: stored.pixel, content: stored.content)
    }
}

// `corefoundation/cfdata`, which on Apple's platforms is a class that is bridged to `Data`
public typealias CFData = Data

// `coregraphics/cgdataprovider`
public final class CGDataProvider {
    // `coregraphics/cgdataprovider/data`
    public let data: CFData?

    // `coregraphics/cgdataprovider/init(data:)`
    public init?(data: CFData) { self.data = data }
}

// `coregraphics/cgimagealphainfo`
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

// `coregraphics/cgbitmapinfo`
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    // `coregraphics/cgbitmapinfo/init(rawvalue:)`
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // `coregraphics/cgbitmapinfo/alphainfomask`, `coregraphics/cgbitmapinfo/byteorder32big`
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

// `coregraphics/cgcolorspace`
public final class CGColorSpace: Sendable {
    // `coregraphics/cgcolorspace/numberofcomponents`
    public let numberOfComponents: Int

    init(numberOfComponents: Int) { self.numberOfComponents = numberOfComponents }

    // `coregraphics/cgcolorspace/srgb`; a `CFString` on Apple's platforms
    public static let sRGB = "kCGColorSpaceSRGB"

    // `coregraphics/cgcolorspace/init(name:)`
    public convenience init?(name: String) { self.init(numberOfComponents: 3) }
}

// `coregraphics/cgcolorspacecreatedevicergb()`
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3) }

// `coregraphics/cgcolorspacecreatedevicegray()`
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1) }

// `coregraphics/cgcolor`
public final class CGColor: Sendable {
    // `coregraphics/cgcolor/alpha`
    public let alpha: CGFloat
    // A stand-in's own.
    public let pixel: Pixel

    public init(pixel: Pixel) {
        self.pixel = pixel
        alpha = CGFloat(pixel.alpha) / 255
    }

    // `coregraphics/cgcolor/init(red:green:blue:alpha:)`
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let bytes = [red, green, blue, alpha].map { UInt8(max(0, min(1, $0)) * 255) }
        self.init(pixel: Pixel(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3]))
    }
}
