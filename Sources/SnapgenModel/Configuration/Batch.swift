/// A named set of environments.
public struct Batch: Hashable, Codable, Sendable {
    /// The name in the configuration.
    public var name: String
    /// The parts that together make the set; an environment in several of them counts once.
    public var products: [EnvironmentProduct]

    /// The batch `name`, made of `products`.
    public init(name: String, products: [EnvironmentProduct]) {
        self.name = name
        self.products = products
    }
}

/// Values of several axes that are combined into environments.
///
/// An empty axis leaves that part of the environment as it is and out of its name.
public struct EnvironmentProduct: Hashable, Codable, Sendable {
    /// How the axes are combined.
    public enum Combination: String, Codable, Sendable, CaseIterable {
        /// Every value with every other.
        case product
        /// Few environments in which every pair of values occurs, or with a strength of 3 every triple.
        case pairwise
    }

    /// At least one, but for what is included or excluded.
    public var layouts: [SnapshotEnvironment.Layout]
    /// Themes, in order.
    public var themes: [SnapshotEnvironment.Theme]
    /// Identifiers of locales, in order.
    public var locales: [String]
    /// Languages that are left to the test run, after the locales, in order.
    public var runLanguages: [String]
    /// Text sizes, in order.
    public var textSizes: [SnapshotEnvironment.TextSize]
    /// Orientations of devices, in order.
    public var orientations: [SnapshotEnvironment.Orientation]
    /// Contrasts, in order.
    public var contrasts: [SnapshotEnvironment.Contrast]
    /// How much moves, in order.
    public var motions: [SnapshotEnvironment.Motion]
    /// How the axes are combined.
    public var combine: Combination
    /// Of how many axes every combination of values occurs, where not all are combined: 2 or 3.
    public var strength: Int
    /// More environments, whatever is excluded: every value of their axes with every other, and where such a product
    /// has no value on an axis, those of this one.
    public var include: [EnvironmentProduct]
    /// What there is no environment of: one that has, on every axis that such a product has values on, one of these.
    public var exclude: [EnvironmentProduct]

    /// A combination of the axes that are given.
    public init(
        layouts: [SnapshotEnvironment.Layout],
        themes: [SnapshotEnvironment.Theme] = [],
        locales: [String] = [],
        runLanguages: [String] = [],
        textSizes: [SnapshotEnvironment.TextSize] = [],
        orientations: [SnapshotEnvironment.Orientation] = [],
        contrasts: [SnapshotEnvironment.Contrast] = [],
        motions: [SnapshotEnvironment.Motion] = [],
        combine: Combination = .product,
        strength: Int = 2,
        include: [EnvironmentProduct] = [],
        exclude: [EnvironmentProduct] = []
    ) {
        self.layouts = layouts
        self.themes = themes
        self.locales = locales
        self.runLanguages = runLanguages
        self.textSizes = textSizes
        self.orientations = orientations
        self.contrasts = contrasts
        self.motions = motions
        self.combine = combine
        self.strength = strength
        self.include = include
        self.exclude = exclude
    }
}
