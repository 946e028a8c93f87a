/// A sample with settings of its own for its pictures, as `SampleView` of SnapgenCatalog is.
@MainActor
public protocol SnapgenSampleSettings {
    /// The time in seconds between showing the view and capturing it; `nil` for that of the test.
    var delay: Double? { get }
    /// The share of pixels that has to match; `nil` for that of the test.
    var precision: Float? { get }
    /// The required similarity of two pixels; `nil` for that of the test.
    var perceptualPrecision: Float? { get }
}

/// The settings of a picture that a sample may have itself.
struct PictureSettings: Equatable {
    var delay: Double
    var precision: Float
    var perceptualPrecision: Float

    /// Returns these settings, with each replaced that the sample has itself.
    @MainActor
    func overridden(by sample: (any SnapgenSampleSettings)?) -> PictureSettings {
        PictureSettings(
            delay: sample?.delay ?? delay,
            precision: sample?.precision ?? precision,
            perceptualPrecision: sample?.perceptualPrecision ?? perceptualPrecision)
    }
}
