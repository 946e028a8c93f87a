/// A screen to show samples on, in portrait.
package struct Device: Hashable, Encodable, Sendable {
    /// The kind of device; the names are UIKit's `UIUserInterfaceIdiom`.
    package enum Idiom: String, Encodable, Sendable, CaseIterable {
        case phone, pad, tv, mac
    }

    package var name: String
    package var idiom: Idiom
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    /// The insets of the safe area, in points.
    package var safeArea: SafeArea
    package var landscapeSafeArea: SafeArea
    var isInNames: Bool

    /// A screen of `width` × `height` points; an idiom and a safe area in landscape that are not given follow from the
    /// rest.
    package init(
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

    /// Indicates whether the device has a landscape orientation, unlike a square screen, a television or a window.
    var turns: Bool { [.phone, .pad].contains(idiom) && width < height }

    /// A tablet's screen has 700 points or more both ways.
    static func usualIdiom(width: Double, height: Double) -> Idiom { min(width, height) >= 700 ? .pad : .phone }

    /// A phone without a home button keeps its sides free and 21 points below, as all of them did until 2024; other
    /// devices keep what they have.
    static func usualLandscapeSafeArea(of idiom: Idiom, upright: SafeArea) -> SafeArea {
        guard idiom == .phone else { return upright }
        guard upright.bottom > 0 else { return SafeArea() }
        return SafeArea(left: upright.top, bottom: 21, right: upright.top)
    }
}

/// The edges of a screen that content keeps away from, in points.
package struct SafeArea: Hashable, Encodable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
