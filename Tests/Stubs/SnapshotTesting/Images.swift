// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

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

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
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
}

extension Snapshotting where Format == UIImage {
    fileprivate static func pictures(
        _ precision: Float, _ perceptualPrecision: Float, _ layout: String, _ traits: UITraitCollection
    ) -> Snapshotting {
        let names = traits.values.keys.sorted()
        return Snapshotting(
            pathExtension: "png",
            capture: [
                "precision": "\(precision)",
                "perceptualPrecision": "\(perceptualPrecision)",
                "layout": layout,
                "traits": names.map { "\($0)=\(traits.values[$0] ?? "")" }.joined(separator: " "),
            ])
    }
}
