/// The environment of a picture: a screen and what a user can set.
public struct SnapgenEnvironment: Sendable {
    /// The screen of a device, in points, held upright.
    public struct Screen: Sendable {
        /// The kind of a device.
        public enum Idiom: Sendable {
            case phone, pad, tv
        }

        /// The distances from the edges of a screen that the system keeps free.
        public struct Edges: Sendable {
            /// The distance from the upper edge.
            public var top: Double
            /// The distance from the left edge.
            public var left: Double
            /// The distance from the lower edge.
            public var bottom: Double
            /// The distance from the right edge.
            public var right: Double

            /// Creates edges; what is left out is zero.
            public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
                (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
            }
        }

        /// The kind of the device.
        public var idiom: Idiom
        /// The width of the upright device.
        public var width: Double
        /// The height of the upright device.
        public var height: Double
        /// The pixels of a point.
        public var scale: Double
        /// The safe area of the upright device.
        public var safeArea: Edges
        /// The safe area of the device on its side.
        public var landscapeSafeArea: Edges

        /// Creates a screen.
        public init(
            idiom: Idiom,
            width: Double,
            height: Double,
            scale: Double,
            safeArea: Edges = Edges(),
            landscapeSafeArea: Edges = Edges()
        ) {
            self.idiom = idiom
            self.width = width
            self.height = height
            self.scale = scale
            self.safeArea = safeArea
            self.landscapeSafeArea = landscapeSafeArea
        }
    }

    /// Light or dark mode.
    public enum Theme: Sendable {
        case light, dark
    }

    /// The sizes of text, by their names in SwiftUI.
    public enum TextSize: Sendable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The second part of the name of a reference.
    public var name: String
    /// The screen; `nil` if no device is shown.
    public var screen: Screen?
    /// The size of a view that has none of its own.
    public var frame: SnapgenFrame
    /// A Boolean value that indicates whether the device lies on its side.
    public var isLandscape: Bool
    /// Light or dark mode; `nil` for that of the run.
    public var theme: Theme?
    /// The identifier of the locale; `nil` for that of the run.
    public var locale: String?
    /// The language that the run has to have; `nil` for any.
    public var language: String?
    /// A Boolean value that indicates whether the language is written from right to left.
    public var isRightToLeft: Bool
    /// The size of text; `nil` for that of the run.
    public var textSize: TextSize?
    /// A Boolean value that indicates whether the contrast of colours is increased.
    public var isHighContrast: Bool
    /// A Boolean value that indicates whether the user prefers fewer animations.
    public var isMotionReduced: Bool

    /// Creates an environment; what is left out is as the run has it.
    public init(
        name: String,
        screen: Screen? = nil,
        frame: SnapgenFrame = .environment,
        isLandscape: Bool = false,
        theme: Theme? = nil,
        locale: String? = nil,
        language: String? = nil,
        isRightToLeft: Bool = false,
        textSize: TextSize? = nil,
        isHighContrast: Bool = false,
        isMotionReduced: Bool = false
    ) {
        self.name = name
        self.screen = screen
        self.frame = frame
        self.isLandscape = isLandscape
        self.theme = theme
        self.locale = locale
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.textSize = textSize
        self.isHighContrast = isHighContrast
        self.isMotionReduced = isMotionReduced
    }
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
