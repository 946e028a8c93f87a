extension SnapshotEnvironment {
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
