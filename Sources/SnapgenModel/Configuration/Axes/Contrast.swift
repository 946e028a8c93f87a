extension SnapshotEnvironment {
    /// The contrast of colours; the names are those of SwiftUI's `ColorSchemeContrast`.
    public enum Contrast: String, Codable, EnvironmentChoice {
        case standard, increased

        package static let key = "contrasts"
        package static let noun = "contrast"
        package static let summary = "Standard contrast, increased contrast or both; the default is standard."
        package static let usual: Contrast? = .standard
        package static let swiftProperty = ["var isHighContrast = false"]
        package var nameInReferences: String { "highContrast" }
        package var swiftArgument: String { "isHighContrast: true" }
    }

    /// The contrast of colours.
    public var contrast: Contrast {
        get { self[Contrast.self] ?? .standard }
        set { self[Contrast.self] = newValue }
    }
}

extension EnvironmentProduct {
    /// Contrasts of colours, in order.
    public var contrasts: [SnapshotEnvironment.Contrast] {
        get { self[SnapshotEnvironment.Contrast.self] }
        set { self[SnapshotEnvironment.Contrast.self] = newValue }
    }
}
