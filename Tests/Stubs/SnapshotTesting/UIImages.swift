// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit)

    import SwiftUI
    import UIKit

    // `Common/View.swift`
    public struct ViewImageConfig: Sendable {
        public var safeArea: UIEdgeInsets
        public var size: CGSize?
        public var traits: UITraitCollection

        public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
            self.safeArea = safeArea
            self.size = size
            self.traits = traits
        }

        var text: String {
            let insets = "\(safeArea.top) \(safeArea.left) \(safeArea.bottom) \(safeArea.right)"
            return "\(size.map { "\($0.width)x\($0.height)" } ?? "nil") safe \(insets)"
        }
    }

    // `Snapshotting/SwiftUIView.swift`
    public enum SwiftUISnapshotLayout {
        case device(config: ViewImageConfig)
        case fixed(width: CGFloat, height: CGFloat)
        case sizeThatFits

        var text: String {
            switch self {
            case .device(let config): "device \(config.text)"
            case .fixed(let width, let height): "fixed \(width)x\(height)"
            case .sizeThatFits: "sizeThatFits"
            }
        }
    }

    extension Diffing where Value == UIImage {
        // `Snapshotting/UIImage.swift`
        public static let image = Diffing.image()

        // `Snapshotting/UIImage.swift`; here pictures are equal if they have the same size and show the same
        public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
        ) -> Diffing {
            let scale = scale.flatMap { $0 == 0 ? nil : $0 } ?? 3
            return Diffing(
                toData: { $0.pngData() ?? Data() },
                fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
                failure: { old, new in
                    guard old.cgImage != nil else { return "Reference image could not be loaded." }
                    guard new.cgImage != nil else { return "Newly-taken snapshot could not be loaded." }
                    return old.description == new.description ? nil : "Snapshot does not match reference."
                })
        }
    }

    extension Snapshotting where Value == UIImage, Format == UIImage {
        // `Snapshotting/UIImage.swift`
        public static var image: Snapshotting { .image() }

        // `Snapshotting/UIImage.swift`
        public static func image(
            precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
        ) -> Snapshotting {
            let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
            var pictures = Snapshotting(pathExtension: "png", diffing: diffing)
            pictures.capture = [
                "precision": "\(precision)", "perceptualPrecision": "\(perceptualPrecision)",
                "scale": scale.map { "\($0)" } ?? "nil",
            ]
            return pictures
        }
    }

    extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
        // `Snapshotting/SwiftUIView.swift`
        public static var image: Snapshotting { .image() }

        // `Snapshotting/SwiftUIView.swift`
        public static func image(
            drawHierarchyInKeyWindow: Bool = false,
            precision: Float = 1,
            perceptualPrecision: Float = 1,
            layout: SwiftUISnapshotLayout = .sizeThatFits,
            traits: UITraitCollection = .init()
        ) -> Snapshotting {
            pictures(precision, perceptualPrecision, layout.text, traits)
        }
    }

    extension Snapshotting where Value == UIViewController, Format == UIImage {
        // `Snapshotting/UIViewController.swift`
        public static var image: Snapshotting { .image() }

        #if SINCE_1_18_9
            // `Snapshotting/UIViewController.swift`, from 1.18.3 on
            public static func image(
                on config: ViewImageConfig,
                drawHierarchyInKeyWindow: Bool = false,
                precision: Float = 1,
                perceptualPrecision: Float = 1,
                size: CGSize? = nil,
                traits: UITraitCollection = .init()
            ) -> Snapshotting {
                pictures(precision, perceptualPrecision, "controller \(config.text)", traits)
            }
        #else
            // `Snapshotting/UIViewController.swift` of 1.17.6 to 1.18.2
            public static func image(
                on config: ViewImageConfig,
                precision: Float = 1,
                perceptualPrecision: Float = 1,
                size: CGSize? = nil,
                traits: UITraitCollection = .init()
            ) -> Snapshotting {
                pictures(precision, perceptualPrecision, "controller \(config.text)", traits)
            }
        #endif

        // `Snapshotting/UIViewController.swift`
        public static func image(
            drawHierarchyInKeyWindow: Bool = false,
            precision: Float = 1,
            perceptualPrecision: Float = 1,
            size: CGSize? = nil,
            traits: UITraitCollection = .init()
        ) -> Snapshotting {
            pictures(precision, perceptualPrecision, "controller \(size.map { "\($0)" } ?? "nil")", traits)
        }
    }

    extension Snapshotting where Format == UIImage {
        // A stand-in's own. Of a value that the library captures itself, it compares the text.
        fileprivate static func pictures(
            _ precision: Float, _ perceptualPrecision: Float, _ layout: String, _ traits: UITraitCollection
        ) -> Snapshotting {
            let image = Snapshotting<UIImage, UIImage>
                .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
            var pictures = image.pullback { (value: Value) in
                let content = "\(value) \(layout) \(traits.text)"
                return UIImage(cgImage: CGImage(width: 1, height: 1, pixel: .drawn, content: content))
            }
            pictures.capture = [
                "precision": "\(precision)",
                "perceptualPrecision": "\(perceptualPrecision)",
                "layout": layout,
                "traits": traits.text,
            ]
            return pictures
        }
    }

#endif
