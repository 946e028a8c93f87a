/// A screen to show samples on, in portrait.
public struct Device: Hashable, Encodable, Sendable {
    /// The kind of device; the names are UIKit's `UIUserInterfaceIdiom`.
    public enum Idiom: String, Encodable, Sendable, CaseIterable {
        case phone, pad, tv
    }

    /// The name in the configuration and, unless it is left out there, in references.
    public var name: String
    /// The kind of device.
    public var idiom: Idiom
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// The insets of the safe area, in points.
    public var safeArea: SafeArea
    /// The insets of the safe area in landscape, in points.
    public var landscapeSafeArea: SafeArea
    /// Indicates whether names of references contain the device.
    public var isInNames: Bool

    /// A screen of `width` × `height` points; an idiom and a safe area in landscape that are not given follow from the
    /// rest.
    public init(
        name: String, idiom: Idiom? = nil, width: Double, height: Double, scale: Double,
        safeArea: SafeArea = SafeArea(), landscapeSafeArea: SafeArea? = nil, isInNames: Bool = true
    ) {
        let idiom = idiom ?? Self.usualIdiom(width: width, height: height)
        self.name = name
        self.idiom = idiom
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.landscapeSafeArea = landscapeSafeArea ?? Self.usualLandscapeSafeArea(of: idiom, upright: safeArea)
        self.isInNames = isInNames
    }

    /// Indicates whether the device has a landscape orientation, unlike a square screen or a television.
    public var turns: Bool { idiom != .tv && width < height }
}

/// Derived properties.
extension Device {
    /// A tablet's screen has 700 points or more both ways.
    public static func usualIdiom(width: Double, height: Double) -> Idiom {
        min(width, height) >= 700 ? .pad : .phone
    }

    /// A phone without a home button keeps its sides free and 21 points below, as all of them did until 2024; other
    /// devices keep what they have.
    public static func usualLandscapeSafeArea(of idiom: Idiom, upright: SafeArea) -> SafeArea {
        guard idiom == .phone else { return upright }
        guard upright.bottom > 0 else { return SafeArea() }
        return SafeArea(left: upright.top, bottom: 21, right: upright.top)
    }
}

/// The edges of a screen that content keeps away from, in points.
public struct SafeArea: Hashable, Encodable, Sendable {
    /// Points.
    public var top: Double
    /// Points.
    public var left: Double
    /// Points.
    public var bottom: Double
    /// Points.
    public var right: Double

    /// Insets in points; 0 where none is given.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
