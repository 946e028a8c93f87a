/// A screen to show samples on, in portrait.
public struct Device: Hashable, Codable, Sendable {
    /// The name in the configuration and, unless it is left out there, in references.
    public var name: String
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    /// What the system keeps free at the edges, in points.
    public var safeArea: SafeArea
    /// Whether names of references say it.
    public var isInNames: Bool

    /// A screen of `width` × `height` points.
    public init(
        name: String, width: Double, height: Double, scale: Double, safeArea: SafeArea = SafeArea(),
        isInNames: Bool = true
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.isInNames = isInNames
    }
}

/// The edges of a screen that content keeps away from, in points.
public struct SafeArea: Hashable, Codable, Sendable {
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
