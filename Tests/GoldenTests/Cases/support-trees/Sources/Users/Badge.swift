#if canImport(UIKit)
    import UIKit

    // snapgen: texts=tree
    #Preview("Badge") {
        let badge = UILabel()
        badge.accessibilityLabel = "Messages"
        badge.accessibilityTraits = .button
        return badge
    }
#endif
