extension SnapshotEnvironment {
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
}
