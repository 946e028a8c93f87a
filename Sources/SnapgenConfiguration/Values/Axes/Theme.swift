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
}
