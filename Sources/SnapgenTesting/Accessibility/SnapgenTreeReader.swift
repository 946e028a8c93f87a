#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Reads the elements of a view in VoiceOver's order, by a library that can switch the automation of accessibility on.
    @MainActor
    protocol SnapgenTreeReader: Sendable {
        func elements(of view: UIView, in environment: SnapgenEnvironment) -> [SnapgenAccessibleElement]
    }

    extension SnapgenAccessibleElement {
        init(
            traits: UInt64, label: String?, value: String?, speech: String?, hint: String?, actions: [String]
        ) {
            let set = UIAccessibilityTraits(rawValue: traits)
            self.init(
                traits: Self.names.filter { set.contains($0.trait) }.map(\.name), label: label, value: value,
                speech: speech, hint: hint, actions: actions)
        }

        /// The traits with their names: the first role of an element is its word, and all others are in brackets.
        private static var names: [(trait: UIAccessibilityTraits, name: String)] {
            let names: [(UIAccessibilityTraits, String)] = [
                (.searchField, "search-field"), (.keyboardKey, "keyboard-key"), (.tabBar, "tab-bar"),
                (.adjustable, "adjustable"), (.link, "link"), (.button, "button"), (.header, "heading"),
                (.image, "image"), (.staticText, "text"), (.selected, "selected"), (.notEnabled, "dimmed"),
                (.playsSound, "plays-sound"), (.updatesFrequently, "updates-frequently"),
                (.startsMediaSession, "starts-media"), (.allowsDirectInteraction, "direct-interaction"),
                (.causesPageTurn, "turns-page"), (.summaryElement, "summary"),
            ]
            if #available(iOS 17, tvOS 17, *) { return [(.toggleButton, "toggle")] + names }
            return names
        }
    }
#else
    /// A placeholder for the reader of elements on platforms without UIKit.
    protocol SnapgenTreeReader: Sendable {}
#endif
