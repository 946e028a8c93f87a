// Questions about UIKit and SwiftUI that only a simulator answers. Scripts/check-mac copies this file to the tests of
// Examples/TravelProject and to those of a package, which have no host app, and reads the lines that begin with "ANSWER", the
// number in Documentation/Mac.md, and yes or no.

import SwiftUI
import UIKit
import XCTest

nonisolated final class Questions: XCTestCase {
    private static func answer(_ number: Int, _ isYes: Bool, _ detail: String = "") {
        print("ANSWER \(number) \(isYes ? "yes" : "no") \(detail)")
    }

    @MainActor
    func testTimeZone() {
        let standard = NSTimeZone.default
        setenv("TZ", "Asia/Tokyo", 1)
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = TimeZone(identifier: "Asia/Tokyo") ?? .current
        let noon = Date(timeIntervalSince1970: 43_200)
        let zones = [TimeZone.current, Calendar.current.timeZone].map(\.identifier)
        let hour = noon.formatted()
        let isTokyo = zones == ["Asia/Tokyo", "Asia/Tokyo"] && (hour.contains("9:00") || hour.contains("21:00"))
        Self.answer(5, isTokyo, "\(zones) \(hour)")
        unsetenv("TZ")
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = standard
    }

    /// A window is drawn as a key window of a host app.
    @MainActor
    func testWindows() {
        guard Self.scene != nil else {
            return Self.answer(4, Self.window().windowScene == nil, "\(String(describing: Self.window().windowScene))")
        }
        let drawn = [8_100, 9_000].map(Self.isDrawn)
        Self.answer(8, drawn == [true, false], "8,100 and 9,000 pixels: \(drawn)")
    }

    @MainActor
    private static func isDrawn(pixels height: CGFloat) -> Bool {
        let window = window(height: height)
        if #available(iOS 17, *) { window.traitOverrides.displayScale = 1 }
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var isDrawn = true
        _ = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            isDrawn = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        return isDrawn
    }

    @MainActor
    func testEmptyView() {
        let image = Self.image(of: EmptyView())
        let bytes = image.cgImage?.dataProvider?.data.map { [UInt8]($0 as Data) } ?? []
        let isUniform =
            !bytes.isEmpty
            && stride(from: 4, to: bytes.count, by: 4).allSatisfy {
                bytes[$0..<$0 + 4].elementsEqual(bytes[..<4])
            }
        Self.answer(6, isUniform, "\(bytes.prefix(4))")
    }

    @MainActor
    func testSafeArea() async throws {
        let reading = Reading()
        let view = GeometryReader { proxy in Color.clear.onAppear { reading.top = proxy.safeAreaInsets.top } }
        try await Self.show(UIHostingController(rootView: view), Self.iPhone13)
        Self.answer(7, reading.top == 47, "\(reading.top)")
    }

    @MainActor
    func testBars() async throws {
        var (isYes, details) = (true, Self.scene == nil ? "without a scene" : "with a scene")
        for device in [Self.iPhoneSe, Self.iPhone13, Self.iPhone13OnItsSide] {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController()]
            for controller in [navigation, tabs] { try await Self.show(controller, device) }
            let (top, bottom) = (navigation.navigationBar.frame.minY, tabs.tabBar.safeAreaInsets.bottom)
            isYes = isYes && top == device.insets.top && bottom == device.insets.bottom
            details += "; \(device.insets): \(navigation.navigationBar.frame), \(tabs.tabBar.frame), \(bottom)"
        }
        Self.answer(27, isYes, details)
    }

    private typealias Device = (size: CGSize, insets: UIEdgeInsets)
    private static let iPhoneSe: Device = (
        CGSize(width: 375, height: 667), UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    )
    private static let iPhone13: Device = (
        CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )
    private static let iPhone13OnItsSide: Device = (
        CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    )

    @MainActor
    func testTheme() async throws {
        let reading = Reading()
        try await Self.show(UIHostingController(rootView: Themed(reading: reading)), Self.iPhone13)
        Self.answer(26, reading.events == ["dark"], "UIKit: \(reading.events)")
    }

    /// Shows a controller as a picture does, in a dark window.
    @MainActor
    private static func show(_ controller: UIViewController, _ device: Device) async throws {
        let (window, root) = (window(width: device.size.width, height: device.size.height), UIViewController())
        window.insets = device.insets
        if #available(iOS 17, *) { window.traitOverrides.userInterfaceStyle = .dark }
        root.addChild(controller)
        root.view.addSubview(controller.view)
        (root.view.frame, controller.view.frame) = (window.bounds, window.bounds)
        controller.didMove(toParent: root)
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
        try await Task.sleep(nanoseconds: 100_000_000)
        window.layoutIfNeeded()
    }

    @MainActor
    func testAppearance() async throws {
        let reading = Reading()
        let window = Self.window()
        let view = Text("a").onAppear { reading.events += ["appeared"] }.task { reading.events += ["began"] }
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        try await Task.sleep(nanoseconds: 1_000_000)
        Self.answer(9, reading.events == ["appeared", "began"], "\(reading.events)")
    }

    @MainActor
    private static func image(of view: some View) -> UIImage {
        let controller = UIHostingController(rootView: view)
        let window = window()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return UIGraphicsImageRenderer(bounds: window.bounds).image { controller.view.layer.render(in: $0.cgContext) }
    }

    /// A window in the scene of the host app, or in none.
    @MainActor
    private static func window(width: CGFloat = 100, height: CGFloat = 100) -> InsetWindow {
        let window = scene.map(InsetWindow.init) ?? InsetWindow(frame: .zero)
        window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return window
    }

    /// The scene of the host app; `nil` in tests without one, in which `UIApplication.shared` ends the process.
    @MainActor
    private static var scene: UIWindowScene? {
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        let application = UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
        return application?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }
}

private struct Themed: View {
    @Environment(\.colorScheme) private var scheme
    let reading: Reading

    var body: some View {
        let scheme = scheme
        Color.clear.onAppear { reading.events.append("\(scheme)") }
    }
}

@MainActor
private final class Reading {
    var top: CGFloat = -1
    var events: [String] = []
}

@MainActor
private final class InsetWindow: UIWindow {
    var insets: UIEdgeInsets?

    override var safeAreaInsets: UIEdgeInsets { insets ?? super.safeAreaInsets }
}
