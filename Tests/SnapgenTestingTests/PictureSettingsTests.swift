import Testing

@testable import SnapgenTesting

@Suite("Settings of a sample")
@MainActor
struct PictureSettingsTests {
    private struct Sample: SnapgenSampleSettings {
        var delay: Double?
        var precision: Float?
        var perceptualPrecision: Float?
    }

    private let usual = PictureSettings(delay: 0.3, precision: 0.99, perceptualPrecision: 0.98)

    @Test("a sample without settings has those of its test")
    func none() {
        #expect(usual.overridden(by: nil) == usual)
        #expect(usual.overridden(by: Sample()) == usual)
    }

    @Test("each setting of a sample replaces that of its test")
    func own() {
        let slow = PictureSettings(delay: 0, precision: 0.99, perceptualPrecision: 0.98)
        #expect(usual.overridden(by: Sample(delay: 0)) == slow)
        let rough = PictureSettings(delay: 0.3, precision: 0.5, perceptualPrecision: 0.4)
        #expect(usual.overridden(by: Sample(precision: 0.5, perceptualPrecision: 0.4)) == rough)
    }
}
