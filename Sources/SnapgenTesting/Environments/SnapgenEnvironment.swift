/// The environment of a picture: a screen and what a user can set.
struct SnapgenEnvironment: Sendable {
    /// The screen of a device, in points, held upright.
    struct Screen: Sendable {
        /// The kind of a device.
        enum Idiom: Sendable {
            case phone, pad, tv
        }

        /// The distances from the edges of a screen that the system keeps free.
        struct Edges: Sendable {
            /// The distance from the upper edge.
            var top: Double = 0.0
            /// The distance from the left edge.
            var left: Double = 0.0
            /// The distance from the lower edge.
            var bottom: Double = 0.0
            /// The distance from the right edge.
            var right: Double = 0.0
        }

        /// The kind of the device.
        var idiom: Idiom
        /// The width of the upright device.
        var width: Double
        /// The height of the upright device.
        var height: Double
        /// The pixels of a point.
        var scale: Double
        /// The safe area of the upright device.
        var safeArea: Edges = Edges()
        /// The safe area of the device on its side.
        var landscapeSafeArea: Edges = Edges()
    }

    /// Light or dark mode.
    enum Theme: Sendable {
        case light, dark
    }

    /// The sizes of text, by their names in SwiftUI.
    enum TextSize: Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The second part of the name of a reference.
    var name: String
    /// The screen; `nil` if no device is shown.
    var screen: Screen?
    /// The size of a view that has none of its own.
    var frame: SnapgenFrame = SnapgenFrame.environment
    /// A Boolean value that indicates whether the device lies on its side.
    var isLandscape: Bool = false
    /// Light or dark mode; `nil` for that of the run.
    var theme: Theme?
    /// The identifier of the locale; `nil` for that of the run.
    var locale: String?
    /// The language that the run has to have; `nil` for any.
    var language: String?
    /// A Boolean value that indicates whether the language is written from right to left.
    var isRightToLeft: Bool = false
    /// The size of text; `nil` for that of the run.
    var textSize: TextSize?
    /// A Boolean value that indicates whether the contrast of colours is increased.
    var isHighContrast: Bool = false
    /// A Boolean value that indicates whether the user prefers fewer animations.
    var isMotionReduced: Bool = false
}

extension SnapgenEnvironment {
    /// Returns whether a sample is shown in the environment, because one of them has no theme or both have the same.
    func shows(_ theme: Theme?) -> Bool {
        self.theme == nil || theme == nil || self.theme == theme
    }

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
