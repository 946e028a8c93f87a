/// An axis whose values are words.
package struct EnvironmentChoice: Sendable {
    /// The key of a batch that lists values: `text_sizes`.
    package let key: String
    package let noun: String
    let summary: String
    let values: [String]
    /// The value of an environment that sets none, or `nil` if the test run determines it.
    var usual: String?
    /// The part of an environment's name in references, for values other than the usual one; `nil` for the value itself.
    var nameInReferences: String?
    var applies: @Sendable (SnapshotEnvironment.Layout) -> Bool = { _ in true }
    /// The argument for the environment's property in generated code, for values other than the usual one.
    package let swiftArgument: @Sendable (_ value: String) -> String
}

extension EnvironmentChoice {
    package static let theme = EnvironmentChoice(
        key: "themes", noun: "theme", summary: "Light mode, dark mode or both; the default is the test run's.",
        values: ["light", "dark"], swiftArgument: { "theme: .\($0)" })

    static let orientation = EnvironmentChoice(
        key: "orientations", noun: "orientation", summary: "Orientations of devices; the default is portrait.",
        values: ["portrait", "landscape"], usual: "portrait", applies: \.turns,
        swiftArgument: { _ in "isLandscape: true" })

    /// The user's preferred size of text; the names are those of SwiftUI's `DynamicTypeSize`.
    package static let textSize = EnvironmentChoice(
        key: "text_sizes", noun: "text size", summary: "Sizes of text; the default is the test run's.",
        values: ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"]
            + (1...5).map { "accessibility\($0)" },
        swiftArgument: { "textSize: .\($0)" })

    /// The contrast of colours; the names are those of SwiftUI's `ColorSchemeContrast`.
    static let contrast = EnvironmentChoice(
        key: "contrasts", noun: "contrast",
        summary: "Standard contrast, increased contrast or both; the default is standard.",
        values: ["standard", "increased"], usual: "standard", nameInReferences: "highContrast",
        swiftArgument: { _ in "isHighContrast: true" })

    static let motion = EnvironmentChoice(
        key: "motions", noun: "motion", summary: "Standard motion, reduced motion or both; the default is standard.",
        values: ["standard", "reduced"], usual: "standard", nameInReferences: "reducedMotion",
        swiftArgument: { _ in "isMotionReduced: true" })
}

extension SnapshotEnvironment {
    package enum Theme: String, Encodable, Sendable {
        case light, dark
    }

    package var theme: Theme? {
        get { self[.theme].flatMap(Theme.init) }
        set { self[.theme] = newValue?.rawValue }
    }
}
