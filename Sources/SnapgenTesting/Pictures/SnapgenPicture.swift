#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
    import SwiftUI

    #if canImport(UIKit)
        import UIKit

        typealias SnapgenImage = UIImage
        typealias SnapgenPlatformView = UIView
        typealias SnapgenPlatformController = UIViewController
    #else
        import AppKit

        typealias SnapgenImage = NSImage
        typealias SnapgenPlatformView = NSView
        typealias SnapgenPlatformController = NSViewController
    #endif

    /// The samples of an entry that is captured as pictures.
    typealias SnapgenPictures = SnapgenSamples<SnapgenPicture>

    @MainActor
    struct SnapgenPicture {
        enum Content {
            case view(AnyView)
            case controller(SnapgenPlatformController)
        }

        var frame: SnapgenFrame = SnapgenFrame.environment
        var isLandscape: Bool = false
        var own: (any SnapgenSampleSettings)?
        /// Creates the content; that of a preview is new for every picture, so that none finds the state of another.
        let content: () throws -> Content
    }

    @MainActor
    extension SnapgenPicture {
        init(_ view: some View) {
            self.init(own: view as? any SnapgenSampleSettings) { .view(AnyView(view)) }
        }

        init(_ view: some View, _ modifier: some ViewModifier) {
            self.init(own: view as? any SnapgenSampleSettings) { .view(AnyView(view.modifier(modifier))) }
        }

        /// Creates a picture of a view, which has one controller in all environments, because UIKit allows no second.
        init(_ view: SnapgenPlatformView) {
            let controller = Self.controller(of: view)
            self.init { .controller(controller) }
        }

        init(_ controller: SnapgenPlatformController) {
            self.init { .controller(controller) }
        }

        init(_ preview: _Preview, content: @escaping () throws -> AnyView) {
            let isLandscape = [.landscapeLeft, .landscapeRight].contains(preview.interfaceOrientation)
            self.init(frame: SnapgenFrame(preview.layout), isLandscape: isLandscape) { .view(try content()) }
        }

        static func controller(of view: SnapgenPlatformView) -> SnapgenPlatformController {
            let controller = SnapgenPlatformController()
            controller.view = view
            return controller
        }
    }

    extension SnapgenFrame {
        fileprivate init(_ layout: PreviewLayout) {
            switch layout {
            case .fixed(let width, let height): self = .fixed(width: Double(width), height: Double(height))
            case .sizeThatFits: self = .sizeThatFits
            default: self = .environment
            }
        }
    }
#else
    import SnapgenPreviews

    /// A placeholder for the image of a picture on platforms without pictures.
    enum SnapgenImage {}

    /// A placeholder for the samples of an entry that is captured as pictures, on platforms without pictures.
    struct SnapgenPictures: Sendable {
        static func samples<Samples>(_ samples: Samples, modifier: Any? = nil) -> Self { Self() }

        static func previews(of provider: StaticString) -> Self { Self() }

        static func preview(
            _ address: SnapgenPreviewAddress, layout: SnapgenFrame? = nil, readsTraits: Bool = false,
            isLandscape: Bool = false
        ) -> Self {
            Self()
        }

        var labels: [String?] { [] }
        var problem: SnapgenPreviewProblem? { nil }
    }
#endif

/// A sample with settings of its own for its pictures, as `SampleView` of SnapgenCatalog is; `nil` for those of the test.
@MainActor
protocol SnapgenSampleSettings {
    var delay: Double? { get }
    var precision: Float? { get }
    var perceptualPrecision: Float? { get }
    var allowBlank: Bool? { get }
}
