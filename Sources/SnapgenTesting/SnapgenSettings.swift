/// The settings of generated tests, which their support file contains.
struct SnapgenSettings: Sendable {
    /// The folder of the references and the record mode.
    var references: SnapgenReferences = SnapgenReferences()
    /// The naming of samples that are determined at run time.
    var naming: SnapgenNaming = SnapgenNaming.labels
    /// The library that compares values.
    var values: any SnapgenEngine = SnapgenTextEngine()
    /// The library that compares pictures.
    var pictures: any SnapgenEngine = SnapgenTextEngine()
    /// The share of pixels that has to match, 0...1.
    var precision: Float = 1
    /// The required similarity of two pixels, 0...1.
    var perceptualPrecision: Float = 1
    /// The way in which pictures are drawn.
    var drawing: SnapgenDrawing = SnapgenDrawing.layer
    /// A Boolean value that indicates whether pictures may be empty.
    var allowsBlank: Bool = false
    /// The time zone and the calendar of pictures.
    var region: SnapgenRegion = SnapgenRegion()
    /// The languages in which the tests run, one run for each.
    var languages: [String] = []
    /// The simulator that pictures are recorded on.
    var simulator: SnapgenSimulator = SnapgenSimulator()

    /// The reader of the accessibility keys of views; `nil` if no test compares keys.
    var keys: (any SnapgenKeyReader)?
    /// The library that reads the elements of views; `nil` to read them by public interfaces.
    var trees: (any SnapgenTreeReader)?
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    var setUp: (any SnapgenSetUp.Type)?
}
