// Questions about AppKit, for Scripts/check-mac: 'swift -parse-as-library Scripts/mac/MacQuestions.swift'.

import AppKit
import SwiftUI

@main
enum MacQuestions {
    @MainActor
    static func main() {
        let controller = NSHostingController(rootView: Text("x"))
        controller.sizingOptions = []
        let window = NSWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
        window.contentViewController = controller
        window.setContentSize(NSSize(width: 390, height: 844))
        window.layoutIfNeeded()
        let size = controller.view.bounds.size
        print("ANSWER 10 \(size == NSSize(width: 390, height: 844) ? "yes" : "no") \(size)")
        let reading = Reading()
        let scaled = ScaledWindow(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: false)
        scaled.appearance = NSAppearance(named: .darkAqua)
        scaled.contentViewController = NSHostingController(rootView: Probe(reading: reading))
        scaled.setContentSize(NSSize(width: 390, height: 844))
        scaled.orderBack(nil)
        scaled.layoutIfNeeded()
        print("ANSWER 26 \(reading.scheme == .dark ? "yes" : "no") AppKit: \(String(describing: reading.scheme))")
        print("ANSWER 26 \(reading.scale == 3 ? "yes" : "no") \(reading.scale)")
        let appearance = NSAppearance(named: .accessibilityHighContrastAqua)
        print("ANSWER 11 \(appearance == nil ? "yes" : "no") \(String(describing: appearance))")
    }
}

/// A window with the scale of no display.
@MainActor
private final class ScaledWindow: NSWindow {
    override var backingScaleFactor: CGFloat { 3 }
}

@MainActor
private final class Reading {
    var scheme: ColorScheme?
    var scale: CGFloat = 0
}

private struct Probe: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    let reading: Reading

    var body: some View {
        (reading.scheme, reading.scale) = (scheme, scale)
        return Text("x")
    }
}
