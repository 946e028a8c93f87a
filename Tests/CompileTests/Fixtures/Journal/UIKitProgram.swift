#if canImport(UIKit)

    import SwiftUI
    import UIKit

    @main
    @MainActor
    enum UIKitProgram {
        static func main() async throws {
            let view = VStack {
                HotelsView()
                WrappedView()
                WrappedController()
            }
            try await capture(AnyView(view.environmentObject(Session())), by: "layer")
            try await capture(AnyView(GlassView()), by: "layer")
            try await capture(AnyView(GlassView()), by: "window")
            try await capture(AnyView(EmptyView()), by: "window")
        }

        private static func capture(_ view: AnyView, by method: String) async throws {
            let window = makeWindow()
            let controller = UIHostingController(rootView: view)
            if #available(iOS 17, tvOS 17, *) { window.traitOverrides.userInterfaceStyle = .dark }
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            window.frame = CGRect(x: 0, y: 1000, width: 390, height: 844)
            UIView.setAnimationsEnabled(false)
            window.rootViewController = controller
            window.isHidden = false
            try await Task.sleep(nanoseconds: 1_000_000)
            while window.layer.needsLayout() || controller.view.layer.needsLayout() { window.layoutIfNeeded() }
            _ = controller.sizeThatFits(in: CGSize(width: 390, height: 0))
            print(text(of: picture(of: controller, by: method)))
            window.isHidden = true
            window.rootViewController = nil
        }

        private static func makeWindow() -> UIWindow {
            let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            let active = scenes.first { $0.activationState == .foregroundActive }
            return active.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
        }

        private static func picture(of controller: UIViewController, by method: String) -> UIImage {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            let bounds: CGRect = controller.view.bounds
            return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
                switch method {
                case "layer": controller.view.layer.render(in: context.cgContext)
                default: controller.view.drawHierarchy(in: bounds, afterScreenUpdates: true)
                }
            }
        }

        /// Returns the size and the highest opacity of a picture, read from a file as a test reads a reference.
        private static func text(of image: UIImage) -> String {
            let read = image.pngData().flatMap { UIImage(data: $0, scale: image.scale) }
            guard let read, let image = read.cgImage else { return "nothing" }
            var alpha = [UInt8](repeating: 0, count: image.width * image.height)
            alpha.withUnsafeMutableBytes { bytes in
                let context = CGContext(
                    data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
                    bytesPerRow: image.width, space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
                context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            }
            return "\(read.size.width)x\(read.size.height) alpha \(alpha.max() ?? 0)"
        }
    }

#endif
