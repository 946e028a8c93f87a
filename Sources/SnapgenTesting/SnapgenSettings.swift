/// The settings of generated tests, which their support file contains.
public struct SnapgenSettings: Sendable {
    /// The folder of the references and the record mode.
    public var references: SnapgenReferences
    /// The naming of samples that are determined at run time.
    public var naming: SnapgenNaming
    /// The library that compares values.
    public var values: any SnapgenEngine
    /// The library that compares pictures.
    public var pictures: any SnapgenEngine
    /// The share of pixels that has to match, 0...1.
    public var precision: Float
    /// The required similarity of two pixels, 0...1.
    public var perceptualPrecision: Float
    /// The way in which pictures are drawn.
    public var drawing: SnapgenDrawing
    /// A Boolean value that indicates whether pictures may be empty.
    public var allowsBlank: Bool
    /// The time zone and the calendar of pictures.
    public var region: SnapgenRegion
    /// The languages in which the tests run, one run for each.
    public var languages: [String]
    /// The simulator that pictures are recorded on.
    public var simulator: SnapgenSimulator

    /// The reader of the accessibility keys of views; `nil` if no test compares keys.
    public var keys: (any SnapgenKeyReader)?
    /// The library that reads the elements of views; `nil` to read them by public interfaces.
    public var trees: (any SnapgenTreeReader)?
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    public var setUp: (any SnapgenSetUp.Type)?

    /// Creates settings; what is left out has its default.
    public init(
        references: SnapgenReferences = SnapgenReferences(),
        naming: SnapgenNaming = .labels,
        values: any SnapgenEngine = SnapgenTextEngine(),
        pictures: any SnapgenEngine = SnapgenTextEngine(),
        precision: Float = 1,
        perceptualPrecision: Float = 1,
        drawing: SnapgenDrawing = .layer,
        allowsBlank: Bool = false,
        region: SnapgenRegion = SnapgenRegion(),
        languages: [String] = [],
        simulator: SnapgenSimulator = SnapgenSimulator(),
        keys: (any SnapgenKeyReader)? = nil,
        trees: (any SnapgenTreeReader)? = nil,
        setUp: (any SnapgenSetUp.Type)? = nil
    ) {
        self.references = references
        self.naming = naming
        self.values = values
        self.pictures = pictures
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.drawing = drawing
        self.allowsBlank = allowsBlank
        self.region = region
        self.languages = languages
        self.simulator = simulator
        self.keys = keys
        self.trees = trees
        self.setUp = setUp
    }
}
