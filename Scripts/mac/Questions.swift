// Questions about UIKit and SwiftUI that only a simulator answers. Scripts/check-mac copies this file to the tests of
// Examples/TravelProject, and reads the lines that begin with "ANSWER", the number in Documentation/Mac.md, and yes or no.

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

    @MainActor
    func testWindows() {
        let window = Self.window()
        Self.answer(4, window.windowScene == nil, "\(String(describing: window.windowScene))")
        window.frame = CGRect(x: 0, y: 0, width: 100, height: 9000)
        window.isHidden = false
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var isDrawn = true
        _ = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            isDrawn = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        Self.answer(8, !isDrawn)
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
        let edges = Reading()
        let window = InsetWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let view = GeometryReader { proxy in Color.clear.onAppear { edges.top = proxy.safeAreaInsets.top } }
        window.rootViewController = UIHostingController(rootView: view)
        window.isHidden = false
        window.layoutIfNeeded()
        try await Task.sleep(nanoseconds: 100_000_000)
        Self.answer(7, edges.top == 47, "\(edges.top)")
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

    @MainActor
    private static func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
}

@MainActor
private final class Reading {
    var top: CGFloat = -1
    var events: [String] = []
}

@MainActor
private final class InsetWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
}
