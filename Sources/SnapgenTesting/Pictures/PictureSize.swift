/// The size of a picture, in points.
struct PictureSize: Equatable {
    var width: Double
    var height: Double

    /// The size of the default device, for environments without a screen: an iPhone 13, as in the batch `regular`.
    static let ofDefaultDevice = PictureSize(width: 390, height: 844)

    /// A view lower than this is not drawn properly at the top of a screen, so it is padded below.
    static let lowest: Double = 44

    static func offered(by environment: SnapgenEnvironment) -> PictureSize {
        environment.screen.map { PictureSize(width: $0.width, height: $0.height) } ?? ofDefaultDevice
    }
}

extension SnapgenFrame {
    /// Returns the size of a picture in an environment, or `nil` for the size that fits.
    func size(in environment: SnapgenEnvironment) -> PictureSize? {
        switch self {
        case .environment: environment.screen.map { PictureSize(width: $0.width, height: $0.height) }
        case .fixed(let width, let height): PictureSize(width: width, height: max(height, PictureSize.lowest))
        case .width, .sizeThatFits: nil
        }
    }

    /// Returns the safe area of a picture in an environment: that of the screen if the view takes all of it.
    func safeArea(in environment: SnapgenEnvironment) -> SnapgenEnvironment.Screen.Edges {
        guard self == .environment else { return SnapgenEnvironment.Screen.Edges() }
        return environment.screen?.safeArea ?? SnapgenEnvironment.Screen.Edges()
    }
}
