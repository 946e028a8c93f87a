public import SnapgenModel

/// A batch whose devices are names that nobody has looked up yet.
public struct UserBatch: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The parts that together make the set; at least one.
    public var products: [UserEnvironmentProduct]

    /// The batch `name`, made of `products`.
    public init(name: String, products: [UserEnvironmentProduct]) {
        self.name = name
        self.products = products
    }
}

/// Values of several axes that are combined into environments, the devices by name.
public struct UserEnvironmentProduct: Equatable, Sendable {
    /// The names of devices, in order.
    public var devices: [Located<String>]
    /// The names of devices whose width is a layout, in order.
    public var widths: [Located<String>]
    /// Sizes, in order.
    public var sizes: [SnapshotEnvironment.Layout]
    /// Whether `sizeThatFits` is a layout beside the devices.
    public var fits: Bool
    /// Themes, in order.
    public var themes: [SnapshotEnvironment.Theme]
    /// Identifiers of locales, in order.
    public var locales: [String]
    /// Who left the locale to the test run; `nil` where nobody did.
    public var localeOfRun: ConfigurationOrigin?
    /// Text sizes, in order.
    public var textSizes: [SnapshotEnvironment.TextSize]
    /// Orientations, in order.
    public var orientations: [SnapshotEnvironment.Orientation]
    /// Contrasts, in order.
    public var contrasts: [SnapshotEnvironment.Contrast]
    /// How much moves, in order.
    public var motions: [SnapshotEnvironment.Motion]
    /// How the axes are combined.
    public var combine: EnvironmentProduct.Combination
    /// Of how many axes every combination of values occurs.
    public var strength: Int
    /// More environments.
    public var include: [UserEnvironmentProduct]
    /// What there is no environment of.
    public var exclude: [Located<UserEnvironmentProduct>]

    /// A combination of the axes that are given.
    public init(
        devices: [Located<String>] = [],
        widths: [Located<String>] = [],
        sizes: [SnapshotEnvironment.Layout] = [],
        fits: Bool = false,
        themes: [SnapshotEnvironment.Theme] = [],
        locales: [String] = [],
        localeOfRun: ConfigurationOrigin? = nil,
        textSizes: [SnapshotEnvironment.TextSize] = [],
        orientations: [SnapshotEnvironment.Orientation] = [],
        contrasts: [SnapshotEnvironment.Contrast] = [],
        motions: [SnapshotEnvironment.Motion] = [],
        combine: EnvironmentProduct.Combination = .product,
        strength: Int = 2,
        include: [UserEnvironmentProduct] = [],
        exclude: [Located<UserEnvironmentProduct>] = []
    ) {
        self.devices = devices
        self.widths = widths
        self.sizes = sizes
        self.fits = fits
        self.themes = themes
        self.locales = locales
        self.localeOfRun = localeOfRun
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

extension UserBatch {
    /// A batch whose devices are looked up by name once more, because the user may have replaced them.
    init(_ batch: Batch) {
        self.init(name: batch.name, products: batch.products.map(UserEnvironmentProduct.init))
    }
}

extension UserEnvironmentProduct {
    /// A product whose devices are only names again.
    init(_ product: EnvironmentProduct) {
        self.init(
            devices: product.layouts.compactMap { layout in
                if case .device(let device) = layout { Located(device.name, .default) } else { nil }
            },
            fits: product.layouts.contains(.sizeThatFits),
            themes: product.themes,
            locales: product.locales,
            textSizes: product.textSizes,
            combine: product.combine,
            strength: product.strength,
            include: product.include.map(UserEnvironmentProduct.init),
            exclude: product.exclude.map { Located(UserEnvironmentProduct($0), .default) })
    }
}
