#if canImport(UIKit)
    import UIKit

    #Preview("Badge") {
        let badge = UILabel()
        badge.accessibilityIdentifier = "badge"
        return badge
    }

    #Preview("Screen") {
        let screen = UIViewController()
        screen.view.backgroundColor = .systemRed
        return screen
    }
#endif
