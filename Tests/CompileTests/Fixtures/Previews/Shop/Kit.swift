import SwiftUI

#if canImport(UIKit)
    private typealias PlatformView = UIView
    private typealias PlatformController = UIViewController
#else
    private typealias PlatformView = NSView
    private typealias PlatformController = NSViewController
#endif

private final class Badge: PlatformView {}
private final class Screen: PlatformController {}

#Preview("View") { Badge() }
#Preview("Controller") { Screen() }
#Preview("Statements") {
    let badge = Badge()
    return badge
}
