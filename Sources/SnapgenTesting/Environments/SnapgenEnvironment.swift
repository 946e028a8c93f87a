/// The environment of a picture: a screen and what a user can set.
struct SnapgenEnvironment: Sendable {
    /// The screen of a device, in points, held upright.
    struct Screen: Sendable {
        enum Idiom: Sendable {
            case phone, pad, tv
        }

        struct Edges: Sendable {
            var top: Double = 0.0
            var left: Double = 0.0
            var bottom: Double = 0.0
            var right: Double = 0.0
        }

        var idiom: Idiom
        var width: Double
        var height: Double
        var scale: Double
        var safeArea: Edges = Edges()
        var landscapeSafeArea: Edges = Edges()
    }

    enum Theme: Sendable {
        case light, dark
    }

    enum TextSize: Int, Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The second part of the name of a reference.
    var name: String
    var screen: Screen?
    var frame: SnapgenFrame = SnapgenFrame.environment
    var isLandscape: Bool = false
    var theme: Theme?
    var locale: String?
    /// The language that the run has to have; `nil` for any.
    var language: String?
    var isRightToLeft: Bool = false
    var textSize: TextSize?
    var isHighContrast: Bool = false
    var isMotionReduced: Bool = false
    /// The values of placeholders, if a pattern names the references.
    var values: [String: String] = [:]
}

extension SnapgenEnvironment {
    /// Returns whether a sample is shown in the environment, because one of them has no theme or both have the same.
    func shows(_ theme: Theme?) -> Bool { self.theme == nil || theme == nil || self.theme == theme }

    /// The device turned by a quarter; a device that is wider than high stays as it is.
    var onItsSide: Self {
        guard let screen, screen.width < screen.height else { return self }
        var turned = self
        turned.screen?.width = screen.height
        turned.screen?.height = screen.width
        turned.screen?.safeArea = screen.landscapeSafeArea
        return turned
    }
}

enum SnapgenFrame: Sendable, Equatable {
    /// The size of the environment's screen, or the size that fits if it has none.
    case environment
    /// A fixed size, whatever the safe area.
    case fixed(width: Double, height: Double)
    case width
    case sizeThatFits
}
