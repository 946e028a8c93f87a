#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import SwiftUI

    @MainActor
    final class PictureStage {
        private let controller: NSViewController
        private let window: PictureWindow
        private let environment: SnapgenEnvironment
        private let ownSize: CGSize
        /// Functions that set the options of the hosting controller and the hosting view; they have none before macOS 13.
        private var sizings: [@MainActor (Sizing) -> Void] = []

        private enum Sizing {
            case own, standard, none
        }

        init(
            _ controller: NSViewController, in environment: SnapgenEnvironment,
            safeArea: SnapgenEnvironment.Screen.Edges
        ) {
            self.controller = controller
            self.environment = environment
            window = PictureWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            window.ownScale = environment.screen?.scale ?? 2
            window.colorSpace = .sRGB
            window.isReleasedWhenClosed = false
            window.animationBehavior = .none
            window.appearance = environment.appearance
            window.effectiveAppearance.performAsCurrentDrawingAppearance { _ = controller.view }
            ownSize = controller.view.bounds.size
            if #available(macOS 13, *) {
                let parts = [controller, controller.view].compactMap { $0 as? any SizedByContent }
                sizings = parts.map { part in
                    let own = part.sizingOptions
                    return { part.sizingOptions = $0 == .own ? own : $0 == .standard ? .standardBounds : [] }
                }
            }
            set(.none)
        }

        /// With the standard options, a hosting view has a fitting size, and limits the window to the size of its
        /// content: swiftui/nshostingcontroller/sizingoptions.
        private func set(_ sizing: Sizing) { sizings.forEach { $0(sizing) } }

        static func host(of view: AnyView) -> NSViewController { NSHostingController(rootView: view) }

        /// Throws, because the screen's own picture of a window cannot be read on macOS without a permission.
        func prepare(for drawing: SnapgenDrawing) throws {
            guard drawing == .window else { return }
            throw SnapshotProblem("'draw: window' does not exist on macOS; use 'draw: layer' there")
        }

        func show(in size: CGSize) {
            window.contentViewController = controller
            resize(to: size)
            window.orderBack(nil)
        }

        func layOut() { window.layoutIfNeeded() }

        var needsLayout: Bool { Self.needsLayout(controller.view) }

        private static func needsLayout(_ view: NSView) -> Bool {
            view.needsLayout || view.subviews.contains(where: needsLayout)
        }

        func resize(to size: CGSize) { window.setContentSize(size) }

        var sizes: [CGSize] { [controller.view.bounds.size] }

        /// Returns the size of the view if it is offered a size.
        func sizeThatFits(_ offered: CGSize, keepsWidth: Bool) -> CGSize {
            let content = controller as? NSHostingController<AnyView>
            let fitting = content?.sizeThatFits(in: offered) ?? sizeOfView(offered)
            return CGSize(width: keepsWidth ? offered.width : fitting.width, height: fitting.height)
        }

        /// A view becomes as small as its constraints allow; a view without any size takes what is offered.
        private func sizeOfView(_ offered: CGSize) -> CGSize {
            set(.standard)
            defer { set(.none) }
            controller.view.setFrameSize(ownSize)
            let sizes = [controller.view.fittingSize, ownSize]
            return sizes.first { $0.width > 0 && $0.height > 0 } ?? offered
        }

        /// The length in points above which a window is not made: appkit/nswindow/setcontentsize(_:).
        static let longest: CGFloat = 10_000

        func image(_ drawing: SnapgenDrawing) throws -> NSImage {
            let bounds = controller.view.bounds
            let scale = window.backingScaleFactor
            let (width, height) = (Int(bounds.width * scale), Int(bounds.height * scale))
            guard
                let bitmap = NSBitmapImageRep(
                    bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8, samplesPerPixel: 4,
                    hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB, bytesPerRow: 0, bitsPerPixel: 0)?
                    .retagging(with: .sRGB)
            else {
                throw SnapshotProblem(
                    "the system makes no image of \(width) by \(height) pixels; give the view a smaller size")
            }
            bitmap.size = bounds.size
            controller.view.cacheDisplay(in: bounds, to: bitmap)
            let image = NSImage(size: bounds.size)
            image.addRepresentation(bitmap)
            return image
        }

        var view: NSView { controller.view }

        func remove() {
            window.orderOut(nil)
            window.contentViewController = nil
            controller.view.setFrameSize(ownSize)
            set(.own)
        }
    }

    /// A window with the scale of an environment, whatever the display.
    @MainActor
    private final class PictureWindow: NSWindow {
        var ownScale: CGFloat = 2

        override var backingScaleFactor: CGFloat { ownScale }
    }

    @available(macOS 13, *)
    @MainActor
    private protocol SizedByContent: AnyObject {
        var sizingOptions: NSHostingSizingOptions { get set }
    }

    @available(macOS 13, *)
    extension NSHostingController: SizedByContent {}
    @available(macOS 13, *)
    extension NSHostingView: SizedByContent {}

    @MainActor
    extension SnapgenEnvironment {
        fileprivate var appearance: NSAppearance? {
            // The appearances of high contrast must not be assigned: appkit/nsappearance/name-swift.struct.
            switch theme {
            case .dark?: NSAppearance(named: .darkAqua)
            case .light?: NSAppearance(named: .aqua)
            case nil: nil
            }
        }
    }
#endif
