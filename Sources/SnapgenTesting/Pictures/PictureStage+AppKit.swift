#if canImport(AppKit) && !canImport(UIKit)
    import AppKit
    import SwiftUI

    @MainActor
    final class PictureStage {
        private let controller: NSViewController
        private let window: NSWindow
        private let environment: SnapgenEnvironment
        private let ownSize: CGSize
        private let timeZone = NSTimeZone.default

        init(
            _ controller: NSViewController,
            in environment: SnapgenEnvironment,
            safeArea: SnapgenEnvironment.Screen.Edges,
            zone: TimeZone
        ) {
            self.controller = controller
            self.environment = environment
            ownSize = controller.view.bounds.size
            window = NSWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            window.isReleasedWhenClosed = false
            window.animationBehavior = .none
            window.appearance = environment.appearance
            NSTimeZone.default = zone
        }

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

        /// Returns the size of the view if it is offered a size.
        func sizeThatFits(_ offered: CGSize, keepsWidth: Bool) -> CGSize {
            let hosting = controller as? NSHostingController<AnyView>
            let fitting = hosting?.sizeThatFits(in: offered) ?? sizeOfView(offered)
            return CGSize(width: keepsWidth ? offered.width : fitting.width, height: fitting.height)
        }

        /// A view becomes as small as its constraints allow; a view without any size takes what is offered.
        private func sizeOfView(_ offered: CGSize) -> CGSize {
            controller.view.setFrameSize(ownSize)
            let sizes = [controller.view.fittingSize, ownSize]
            return sizes.first { $0.width > 0 && $0.height > 0 } ?? offered
        }

        /// Returns `nil` for a view without area.
        func image(_ drawing: SnapgenDrawing) -> NSImage? {
            let bounds = controller.view.bounds
            let scale = environment.screen?.scale ?? 2
            guard bounds.width > 0, bounds.height > 0,
                let bitmap = NSBitmapImageRep(
                    bitmapDataPlanes: nil, pixelsWide: Int(bounds.width * scale),
                    pixelsHigh: Int(bounds.height * scale),
                    bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB,
                    bytesPerRow: 0, bitsPerPixel: 0)
            else { return nil }
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
            NSTimeZone.default = timeZone
        }
    }

    @MainActor
    extension SnapgenEnvironment {
        fileprivate var appearance: NSAppearance? {
            switch (theme, isHighContrast) {
            case (.dark?, false): NSAppearance(named: .darkAqua)
            case (.dark?, true): NSAppearance(named: .accessibilityHighContrastDarkAqua)
            case (.light?, false): NSAppearance(named: .aqua)
            case (.light?, true): NSAppearance(named: .accessibilityHighContrastAqua)
            case (nil, _): nil
            }
        }
    }
#endif
