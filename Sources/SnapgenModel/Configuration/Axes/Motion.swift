extension SnapshotEnvironment {
    /// The user's preference for animations.
    public enum Motion: String, Codable, EnvironmentChoice {
        case standard, reduced

        package static let key = "motions"
        package static let noun = "motion"
        package static let summary = "Standard motion, reduced motion or both; the default is standard."
        package static let usual: Motion? = .standard
        package static let swiftProperty = ["var isMotionReduced = false"]
        package var nameInReferences: String { "reducedMotion" }
        package var swiftArgument: String { "isMotionReduced: true" }
    }

    /// The preference for animations.
    public var motion: Motion {
        get { self[Motion.self] ?? .standard }
        set { self[Motion.self] = newValue }
    }
}

extension EnvironmentProduct {
    /// Preferences for animations, in order.
    public var motions: [SnapshotEnvironment.Motion] {
        get { self[SnapshotEnvironment.Motion.self] }
        set { self[SnapshotEnvironment.Motion.self] = newValue }
    }
}
