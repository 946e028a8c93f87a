/// An axis and its values, as the cases of an enumeration.
package protocol EnvironmentChoice: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The key of a batch that lists values: `text_sizes`.
    static var key: String { get }
    static var noun: String { get }
    static var summary: String { get }
    /// The value of an environment that sets none, or `nil` if the test run determines it.
    static var usual: Self? { get }

    func applies(to layout: SnapshotEnvironment.Layout) -> Bool
    /// The part of an environment's name in references, for values other than the usual one.
    var nameInReferences: String { get }
    /// The argument for the environment's property in generated code, for values other than the usual one.
    var swiftArgument: String { get }
}

extension EnvironmentChoice {
    package static var usual: Self? { nil }
    package var nameInReferences: String { rawValue }
    package func applies(to layout: SnapshotEnvironment.Layout) -> Bool { true }
}

extension SnapshotEnvironment {
    package enum Theme: String, Encodable, EnvironmentChoice {
        case light, dark

        package static let key = "themes"
        package static let noun = "theme"
        package static let summary = "Light mode, dark mode or both; the default is the test run's."
        package var swiftArgument: String { "theme: .\(rawValue)" }
    }

    package var theme: Theme? {
        get { self[Theme.self] }
        set { self[Theme.self] = newValue }
    }

    package enum Orientation: String, Encodable, EnvironmentChoice {
        case portrait, landscape

        package static let key = "orientations"
        package static let noun = "orientation"
        package static let summary = "Orientations of devices; the default is portrait."
        package static let usual: Orientation? = .portrait
        package var swiftArgument: String { "isLandscape: true" }

        package func applies(to layout: Layout) -> Bool { layout.turns }
    }

    /// The user's preferred size of text; the names are those of SwiftUI's `DynamicTypeSize`.
    package enum TextSize: String, Encodable, EnvironmentChoice {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

        package static let key = "text_sizes"
        package static let noun = "text size"
        package static let summary = "Sizes of text; the default is the test run's."
        package var swiftArgument: String { "textSize: .\(rawValue)" }
    }

    /// The contrast of colours; the names are those of SwiftUI's `ColorSchemeContrast`.
    package enum Contrast: String, Encodable, EnvironmentChoice {
        case standard, increased

        package static let key = "contrasts"
        package static let noun = "contrast"
        package static let summary = "Standard contrast, increased contrast or both; the default is standard."
        package static let usual: Contrast? = .standard
        package var nameInReferences: String { "highContrast" }
        package var swiftArgument: String { "isHighContrast: true" }
    }

    package enum Motion: String, Encodable, EnvironmentChoice {
        case standard, reduced

        package static let key = "motions"
        package static let noun = "motion"
        package static let summary = "Standard motion, reduced motion or both; the default is standard."
        package static let usual: Motion? = .standard
        package var nameInReferences: String { "reducedMotion" }
        package var swiftArgument: String { "isMotionReduced: true" }
    }
}
