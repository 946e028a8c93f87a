/// The size of a view in a picture.
enum SnapgenFrame: Sendable, Equatable {
    /// The size of the environment's screen, or the size that fits if it has none.
    case environment
    /// A fixed size, whatever the safe area.
    case fixed(width: Double, height: Double)
    /// The width of the environment's screen and the height that fits.
    case width
    /// The size that fits.
    case sizeThatFits
}
