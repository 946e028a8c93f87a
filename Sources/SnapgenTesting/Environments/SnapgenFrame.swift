enum SnapgenFrame: Sendable, Equatable {
    /// The size of the environment's screen, or the size that fits if it has none.
    case environment
    /// A fixed size, whatever the safe area.
    case fixed(width: Double, height: Double)
    case width
    case sizeThatFits
}
