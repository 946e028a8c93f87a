#if canImport(AppKit)

    import AppKit
    import SwiftUI

    @main
    @MainActor
    enum AppKitProgram {
        static func main() async throws {
            let view = VStack {
                HotelsView()
                WrappedView()
                WrappedController()
            }
            try await capture(AnyView(view.environmentObject(Session())))
            try await capture(AnyView(EmptyView()))
        }

        private static func capture(_ view: AnyView) async throws {
            let window = NSWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
            window.isReleasedWhenClosed = false
            window.appearance = NSAppearance(named: .darkAqua)
            let controller = NSHostingController(rootView: view)
            window.contentViewController = controller
            window.setContentSize(CGSize(width: 390, height: 844))
            window.orderBack(nil)
            try await Task.sleep(nanoseconds: 1_000_000)
            while controller.view.needsLayout { window.layoutIfNeeded() }
            _ = controller.sizeThatFits(in: CGSize(width: 390, height: 0))
            print(text(of: controller.view))
            window.orderOut(nil)
            window.contentViewController = nil
        }

        /// Returns the size and the opacity of a view's picture.
        private static func text(of view: NSView) -> String {
            guard let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds) else { return "nothing" }
            view.cacheDisplay(in: view.bounds, to: bitmap)
            let image = NSImage(size: view.bounds.size)
            image.addRepresentation(bitmap)
            let picture = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
            let bytes = picture?.dataProvider?.data.map { [UInt8]($0) } ?? []
            let alpha = stride(from: 3, to: bytes.count, by: 4 * 97).map { bytes[$0] }.max() ?? 0
            return "\(image.size.width)x\(image.size.height) alpha \(alpha)"
        }
    }

#endif
