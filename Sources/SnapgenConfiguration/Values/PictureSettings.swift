/// The settings of pictures that the configuration, a rule or a comment sets; `nil` where it leaves one as it is.
package struct PictureSettings: Hashable, Encodable, Sendable {
    /// The share of pixels that has to match, 0...1.
    package var precision: Double?
    /// The similarity required of two pixels to count as equal, 0...1.
    package var perceptualPrecision: Double?
    package var draw: Drawing?
    package var allowBlank: Bool?
}

extension PictureSettings {
    package init(precision: Double? = nil) { self.precision = precision }
}

package enum Drawing: String, Encodable, Sendable, CaseIterable {
    /// The layers of the view, which needs no host app.
    case layer
    /// The window as the screen shows it, with glass and materials.
    case window
}
