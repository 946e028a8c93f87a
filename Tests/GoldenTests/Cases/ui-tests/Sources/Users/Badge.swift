#if canImport(UIKit)
    import UIKit

    #Preview("Badge") {
        let badge = UILabel()
        badge.accessibilityIdentifier = "badge"
        return badge
    }

    #Preview("Screen") { UIViewController() }
#endif
