extension SnapshotEnvironment {
    /// The user's preferred size of text; the names are those of SwiftUI's `DynamicTypeSize`.
    package enum TextSize: String, Encodable, EnvironmentChoice {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

        package static let key = "text_sizes"
        package static let noun = "text size"
        package static let summary = "Sizes of text; the default is the test run's."
        package var swiftArgument: String { "textSize: .\(rawValue)" }
    }
}
