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
            self.init(
                traits: AccessibilityTraitName.all(in: UIAccessibilityTraits(rawValue: traits)), label: label,
                value: value, speech: speech, hint: hint, actions: actions)
        }
    }

    extension AccessibilityTraitName {
        /// Returns the names of traits, in the order of all names.
        static func all(in traits: UIAccessibilityTraits) -> [Self] {
            allCases.filter { $0.trait.map(traits.contains) ?? false }
        }

        /// The trait of UIKit; `nil` if it has none for the name, or the system does not have it.
        private var trait: UIAccessibilityTraits? {
            switch self {
            case .toggle: if #available(iOS 17, tvOS 17, *) { .toggleButton } else { nil }
            case .searchField: .searchField
            case .keyboardKey: .keyboardKey
            case .tabBar: .tabBar
            case .adjustable: .adjustable
            case .link: .link
            case .button: .button
            case .heading: .header
            case .image: .image
            case .text: .staticText
            case .selected: .selected
            case .dimmed: .notEnabled
            case .playsSound: .playsSound
            case .updatesFrequently: .updatesFrequently
            case .startsMedia: .startsMediaSession
            case .directInteraction: .allowsDirectInteraction
            case .turnsPage: .causesPageTurn
            case .summary: .summaryElement
            }
        }
    }
#else
    /// A placeholder for the reader of elements on platforms without UIKit.
    protocol SnapgenTreeReader: Sendable {}
#endif
