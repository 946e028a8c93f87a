/// The settings of generated tests, which their support file contains.
struct SnapgenSettings: Sendable {
    var references: SnapgenReferences = SnapgenReferences()
    var naming: SnapgenNaming = SnapgenNaming.labels
    var values: any SnapgenEngine = SnapgenTextEngine()
    var pictures: any SnapgenEngine = SnapgenTextEngine()
    /// The share of pixels that has to match, 0...1.
    var precision: Float = 1
    /// The required similarity of two pixels, 0...1.
    var perceptualPrecision: Float = 1
    /// The way in which pictures are drawn.
    var drawing: SnapgenDrawing = SnapgenDrawing.layer
    var allowsBlank: Bool = false
    var region: SnapgenRegion = SnapgenRegion()
    /// The languages in which the tests run, one run for each.
    var languages: [String] = []
    var simulator: SnapgenSimulator = SnapgenSimulator()

    /// The reader of the accessibility keys of views; `nil` if no test compares keys.
    var keys: (any SnapgenKeyReader)?
    /// The library that reads the elements of views; `nil` to read them by public interfaces.
    var trees: (any SnapgenTreeReader)?
    /// The type with the hooks that run before the tests and around each picture; `nil` for none.
    var setUp: (any SnapgenSetUp.Type)?
}
