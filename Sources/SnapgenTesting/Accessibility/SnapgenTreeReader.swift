#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Reads the elements of a view in VoiceOver's order, by a library that can switch the automation of accessibility on.
    @MainActor
    protocol SnapgenTreeReader: Sendable {
        func elements(of view: UIView, in environment: SnapgenEnvironment) -> [SnapgenAccessibleElement]
    }

    extension SnapgenAccessibleElement {
        /// Returns the names of traits: the first role of an element is its word, and all others are in brackets.
        static func traits(_ rawValue: UInt64) -> [String] {
            var names: [(UIAccessibilityTraits, String)] = [
                (.searchField, "search-field"), (.keyboardKey, "keyboard-key"), (.tabBar, "tab-bar"),
                (.adjustable, "adjustable"), (.link, "link"), (.button, "button"), (.header, "heading"),
                (.image, "image"), (.staticText, "text"), (.selected, "selected"), (.notEnabled, "dimmed"),
                (.playsSound, "plays-sound"), (.updatesFrequently, "updates-frequently"),
                (.startsMediaSession, "starts-media"), (.allowsDirectInteraction, "direct-interaction"),
                (.causesPageTurn, "turns-page"), (.summaryElement, "summary"),
            ]
            if #available(iOS 17, tvOS 17, *) { names.insert((.toggleButton, "toggle"), at: 0) }
            return names.filter { UIAccessibilityTraits(rawValue: rawValue).contains($0.0) }.map(\.1)
        }
    }
#else
    /// A placeholder for the reader of elements on platforms without UIKit.
    protocol SnapgenTreeReader: Sendable {}
#endif
