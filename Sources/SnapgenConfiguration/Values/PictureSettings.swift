/// The settings of pictures that the configuration, a rule or a comment sets; `nil` where it leaves one as it is.
package struct PictureSettings: Hashable, Encodable, Sendable {
    /// The share of pixels that has to match, 0...1.
    package var precision: Double?
    /// The similarity required of two pixels to count as equal, 0...1.
    package var perceptualPrecision: Double?
    package var draw: Drawing?
    package var allowBlank: Bool?

    package init(
        precision: Double? = nil, perceptualPrecision: Double? = nil, draw: Drawing? = nil, allowBlank: Bool? = nil
    ) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.draw = draw
        self.allowBlank = allowBlank
    }

    /// These settings, with each one replaced that `stronger` sets.
    package func overridden(by stronger: PictureSettings) -> PictureSettings {
        PictureSettings(
            precision: stronger.precision ?? precision,
            perceptualPrecision: stronger.perceptualPrecision ?? perceptualPrecision,
            draw: stronger.draw ?? draw, allowBlank: stronger.allowBlank ?? allowBlank)
    }
}

package enum Drawing: String, Encodable, Sendable, CaseIterable {
    /// The layers of the view, which needs no host app.
    case layer
    /// The window as the screen shows it, with glass and materials.
    case window
}
