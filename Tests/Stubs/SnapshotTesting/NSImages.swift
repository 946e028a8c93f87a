// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(AppKit) && !canImport(UIKit)

    import AppKit

    // `Snapshotting/SwiftUIView.swift`, as it is on macOS
    public enum SwiftUISnapshotLayout {
        case fixed(width: CGFloat, height: CGFloat)
        case sizeThatFits
    }

    extension Diffing where Value == NSImage {
        // `Snapshotting/NSImage.swift`
        public static let image = Diffing.image()

        // `Snapshotting/NSImage.swift`; here pictures are equal if they have the same size and show the same
        public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
            Diffing(
                toData: { $0.tiffRepresentation ?? Data() },
                fromData: { NSImage(data: $0) ?? NSImage(size: .zero) },
                failure: { $0.description == $1.description ? nil : "Snapshot does not match reference." })
        }
    }

    extension Snapshotting where Value == NSImage, Format == NSImage {
        // `Snapshotting/NSImage.swift`
        public static var image: Snapshotting { .image() }

        // `Snapshotting/NSImage.swift`
        public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
            let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
            var pictures = Snapshotting(pathExtension: "png", diffing: diffing)
            pictures.capture = ["precision": "\(precision)", "perceptualPrecision": "\(perceptualPrecision)"]
            return pictures
        }
    }

    extension Snapshotting where Value == NSView, Format == NSImage {
        // `Snapshotting/NSView.swift`
        public static var image: Snapshotting { .image() }

        // `Snapshotting/NSView.swift`
        public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil
        ) -> Snapshotting {
            SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
                .pullback { view in
                    MainActor.assumeIsolated {
                        let image = NSImage(size: size ?? view.bounds.size)
                        guard let picture = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return image }
                        view.cacheDisplay(in: view.bounds, to: picture)
                        image.addRepresentation(picture)
                        return image
                    }
                }
        }
    }

    extension Snapshotting where Value == NSViewController, Format == NSImage {
        // `Snapshotting/NSViewController.swift`
        public static var image: Snapshotting { .image() }

        // `Snapshotting/NSViewController.swift`
        public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil
        ) -> Snapshotting {
            Snapshotting<NSView, NSImage>.image(
                precision: precision, perceptualPrecision: perceptualPrecision, size: size
            ).pullback { controller in MainActor.assumeIsolated { controller.view } }
        }
    }

#endif
