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
        let appearance = NSAppearance(named: .accessibilityHighContrastAqua)
        print("ANSWER 11 \(appearance == nil ? "yes" : "no") \(String(describing: appearance))")
    }
}
