#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import Foundation

    #if canImport(UIKit)
        import UIKit
    #else
        import AppKit
    #endif

    /// The difference of two pictures, in which equal pixels are black.
    enum PictureDifference {
        /// Returns a PNG file with the difference of two, of the size of the larger one; `nil` if one cannot be read.
        static func file(of first: Data, _ second: Data) -> Data? {
            guard let first = image(in: first), let second = image(in: second) else { return nil }
            let (width, height) = (max(first.width, second.width), max(first.height, second.height))
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(first, in: CGRect(x: 0, y: 0, width: first.width, height: first.height))
            context?.setBlendMode(.difference)
            context?.draw(second, in: CGRect(x: 0, y: 0, width: second.width, height: second.height))
            return context?.makeImage().flatMap(file)
        }

        #if canImport(UIKit)
            private static func image(in file: Data) -> CGImage? { UIImage(data: file)?.cgImage }

            private static func file(of image: CGImage) -> Data? { UIImage(cgImage: image).pngData() }
        #else
            private static func image(in file: Data) -> CGImage? { NSBitmapImageRep(data: file)?.cgImage }

            private static func file(of image: CGImage) -> Data? {
                NSBitmapImageRep(cgImage: image).representation(using: .png, properties: [:])
            }
        #endif
    }
#endif
