/// A sample with settings of its own for its pictures, as `SampleView` of SnapgenCatalog is.
@MainActor
protocol SnapgenSampleSettings {
    /// The time in seconds between showing the view and capturing it; `nil` for that of the test.
    var delay: Double? { get }
    /// The share of pixels that has to match; `nil` for that of the test.
    var precision: Float? { get }
    /// The required similarity of two pixels; `nil` for that of the test.
    var perceptualPrecision: Float? { get }
}
