#if canImport(UIKit)
    import UIKit

    // snapgen: texts=tree
    #Preview("Badge") {
        let badge = UILabel()
        badge.text = "3"
        badge.isAccessibilityElement = true
        badge.accessibilityIdentifier = "badge"
        badge.accessibilityLabel = "Messages"
        badge.accessibilityValue = "3"
        badge.accessibilityTraits = [.button, .selected]
        badge.accessibilityHint = "Opens the \"chat\""
        return badge
    }
#endif
