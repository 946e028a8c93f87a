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

    // No extension of the image, because the test target may have a member of the same name.
    enum ImageAlpha {
        /// Returns whether no pixel of an image can be seen.
        static func isTransparent(_ image: SnapgenImage) -> Bool {
            guard let image = pixels(of: image) else { return true }
            var alpha = [UInt8](repeating: 0, count: image.width * image.height)
            return alpha.withUnsafeMutableBytes { bytes in
                let context = CGContext(
                    data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width, space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
                // Each byte is compared with the next, which takes a debug build no longer than a release build.
                guard let start = bytes.baseAddress, bytes.first == 0 else { return bytes.isEmpty }
                return memcmp(start, start + 1, bytes.count - 1) == 0
            }
        }

        private static func pixels(of image: SnapgenImage) -> CGImage? {
            #if canImport(UIKit)
                image.cgImage
            #else
                image.cgImage(forProposedRect: nil, context: nil, hints: nil)
            #endif
        }
    }
#endif
