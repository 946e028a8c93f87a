extension SnapshotEnvironment {
    package enum Orientation: String, Encodable, EnvironmentChoice {
        case portrait, landscape

        package static let key = "orientations"
        package static let noun = "orientation"
        package static let summary = "Orientations of devices; the default is portrait."
        package static let usual: Orientation? = .portrait
        package var swiftArgument: String { "isLandscape: true" }

        package func applies(to layout: Layout) -> Bool { layout.turns }
    }
}
