import Foundation

#if canImport(UIKit) && !os(watchOS)
    import UIKit
#elseif canImport(AppKit)
    import AppKit
#endif

extension SnapshotFailure {
    /// The files that show a failure: the reference, the actual result and, for pictures, their difference; each with
    /// the name of its reference and its role, `Cart.full.failure.png`.
    ///
    /// Swift Testing shows them beside the failure. In XCTest, swift-snapshot-testing attaches them itself but on
    /// visionOS. In Swift Testing, it does so from 1.19 on too, without the name of the reference
    /// (`MigratingTo1.19.md`), by which a report finds them.
    var attachments: [(name: String, bytes: [UInt8])] {
        let (before, after) = (Self.contents(reference), Self.contents(artifact))
        var files = [("reference", reference, before), ("failure", artifact, after)]
        #if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
            if let before, let after { files.append(("difference", reference, Self.difference(before, after))) }
        #endif
        return files.compactMap { role, path, data in data.map { (Self.name(path ?? "", role), Array($0)) } }
    }

    private static func contents(_ path: String?) -> Data? { path.flatMap(FileManager.default.contents) }

    private static func name(_ path: String, _ role: String) -> String {
        let parts = (path.split(separator: "/").last ?? "").split(separator: ".").map(String.init)
        return (parts.dropLast() + [role] + parts.suffix(1)).joined(separator: ".")
    }
}

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    extension SnapshotFailure {
        /// Returns a PNG file with the difference of two pictures, of the size of the larger one, in which equal pixels
        /// are black; `nil` if one cannot be read.
        private static func difference(_ first: Data, _ second: Data) -> Data? {
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
