#if canImport(UIKit) && !os(watchOS)
    import SwiftUI
    import UIKit

    @MainActor
    final class PictureStage {
        private let controller: UIViewController
        private let root = UIViewController()
        private let window: PictureWindow
        private let environment: SnapgenEnvironment
        private let ownSize: CGSize
        private let animated = UIView.areAnimationsEnabled

        /// Creates the window, on the screen if the tests have a host app, and loads the view with its traits.
        init(
            _ controller: UIViewController, in environment: SnapgenEnvironment,
            safeArea: SnapgenEnvironment.Screen.Edges
        ) {
            self.controller = controller
            self.environment = environment
            window = Self.scene.map(PictureWindow.init) ?? PictureWindow.withoutScene
            window.ownSafeArea = UIEdgeInsets(
                top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
            root.addChild(controller)
            environment.load(controller, in: root, of: window)
            ownSize = controller.view.bounds.size
            UIView.setAnimationsEnabled(false)
        }

        static func host(of view: AnyView) -> UIViewController { UIHostingController(rootView: view) }

        /// Waits until the host app is active, which the tests may be faster than; once, and at most five seconds.
        static func awaitScene() async throws {
            #if targetEnvironment(macCatalyst)
                // There, a window without an app ends the process (getsentry/sentry-cocoa #8075).
                guard application != nil else {
                    throw SnapshotProblem("pictures on Mac Catalyst need a host app; give the test target one")
                }
            #endif
            guard application != nil, !hasAwaitedScene else { return }
            for _ in 0..<100 where scene?.activationState != .foregroundActive {
                try await Task.sleep(nanoseconds: 50_000_000)
            }
            hasAwaitedScene = true
        }

        private static var hasAwaitedScene = false

        private static var scene: UIWindowScene? {
            let scenes = application?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
            return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        }

        /// The app; `nil` in tests without a host, in which `UIApplication.shared` ends the process.
        private static var application: UIApplication? {
            let selector = NSSelectorFromString("sharedApplication")
            guard UIApplication.responds(to: selector) else { return nil }
            return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
        }

        /// Lets the window be drawn as the screen shows it, which takes the key window of an app.
        func prepare(for drawing: SnapgenDrawing) throws {
            guard drawing == .window else { return }
            // A window may have a scene of its own without an app.
            if Self.application != nil { window.makeKeyAndVisible() }
            guard !window.isKeyWindow else { return }
            throw SnapshotProblem(
                "'draw: window' needs a key window, and these tests have none: give the test target a host app ('Host "
                    + "Application' in Xcode, 'TEST_HOST' in the build settings), or use 'draw: layer'")
        }

        func show(in size: CGSize) {
            root.view.backgroundColor = .clear
            root.view.addSubview(controller.view)
            resize(to: size)
            controller.didMove(toParent: root)
            window.rootViewController = root
            window.isHidden = false
        }

        func layOut() { window.layoutIfNeeded() }

        var needsLayout: Bool { Self.needsLayout(window) }

        private static func needsLayout(_ view: UIView) -> Bool {
            view.layer.needsLayout() || view.subviews.contains(where: needsLayout)
        }

        func resize(to size: CGSize) {
            window.frame = CGRect(origin: .zero, size: size)
            root.view.frame = window.bounds
            controller.view.frame = root.view.bounds
        }

        /// Returns the size of the view if it is offered a size.
        func sizeThatFits(_ offered: CGSize, keepsWidth: Bool) -> CGSize {
            let hosting = controller as? UIHostingController<AnyView>
            let fitting = hosting?.sizeThatFits(in: offered) ?? sizeOfView(offered, keepsWidth: keepsWidth)
            return CGSize(width: keepsWidth ? offered.width : fitting.width, height: fitting.height)
        }

        /// A view becomes as small as its constraints allow, and no wider than what is offered; a view without any size
        /// takes what is offered.
        private func sizeOfView(_ offered: CGSize, keepsWidth: Bool) -> CGSize {
            let compressed = UIView.layoutFittingCompressedSize
            controller.view.frame.size = ownSize
            let smallest = controller.view.systemLayoutSizeFitting(compressed)
            if smallest.width == 0 || smallest.height == 0 {
                return ownSize.width == 0 || ownSize.height == 0 ? offered : ownSize
            }
            guard keepsWidth || smallest.width > offered.width else { return smallest }
            return controller.view.systemLayoutSizeFitting(
                CGSize(width: offered.width, height: compressed.height),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }

        /// The sizes of the window, which Mac Catalyst and visionOS may limit, and of the view, which may set its own.
        var sizes: [CGSize] { [window.bounds.size, controller.view.bounds.size] }

        /// The length in pixels above which a window is not drawn (playbook-ui/playbook-ios #66, thread 121477 of Apple's forum).
        private static let longest: CGFloat = 8192

        func image(_ drawing: SnapgenDrawing) throws -> UIImage {
            let (window, view, bounds) = (window, controller.view, window.bounds)
            // Before iOS 17, a window has the scale of the screen.
            let scale = max(environment.scale, window.traitCollection.displayScale)
            guard drawing == .layer || max(bounds.width, bounds.height) * scale <= Self.longest else {
                throw SnapshotProblem(
                    "a window of \(bounds.width) by \(bounds.height) points at scale \(scale) is not drawn; 'draw: window' "
                        + "takes at most \(Int(Self.longest)) pixels on a side, 'draw: layer' more")
            }
            let format = UIGraphicsImageRendererFormat()
            format.scale = environment.scale
            format.preferredRange = .standard
            var isComplete = true
            let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
                switch drawing {
                case .layer: view?.layer.render(in: context.cgContext)
                case .window: isComplete = window.drawHierarchy(in: bounds, afterScreenUpdates: true)
                }
            }
            // uikit/uiview/drawhierarchy(in:afterscreenupdates:): "false if the snapshot is missing image data for any view".
            guard isComplete else {
                throw SnapshotProblem(
                    "the system has not drawn all of the window, as that of an app without a scene in the foreground; keep the "
                        + "host app in front while the tests run, or use 'draw: layer'")
            }
            return image
        }

        var view: UIView { controller.view }

        func remove() {
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.view.frame.size = ownSize
            controller.removeFromParent()
            window.isHidden = true
            window.rootViewController = nil
            UIView.setAnimationsEnabled(animated)
        }
    }

    /// A window with the safe area of an environment, whatever the device.
    @MainActor
    private final class PictureWindow: UIWindow {
        var ownSafeArea = UIEdgeInsets.zero

        override var safeAreaInsets: UIEdgeInsets { ownSafeArea }
    }

    /// A window of tests without a host app, whose initializer is deprecated from iOS 26 on.
    @MainActor
    private protocol WindowWithoutScene {
        static func make() -> Self
    }

    @MainActor
    extension WindowWithoutScene {
        static var withoutScene: Self { make() }
    }

    extension PictureWindow: WindowWithoutScene {
        @available(iOS, deprecated: 26)
        @available(tvOS, deprecated: 26)
        @available(visionOS, deprecated: 26)
        static func make() -> PictureWindow { PictureWindow(frame: .zero) }
    }
#endif
