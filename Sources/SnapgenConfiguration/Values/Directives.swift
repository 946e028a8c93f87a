package import SnapgenModel

/// The settings that a `// snapgen:` comment sets for a declaration.
///
///     // snapgen: batch=component precision=0.98 delay=0.3
///     // snapgen: skip
package struct Directives: Hashable, Encodable, Sendable {
    /// The decision to leave out the entry (`skip`) or to include it although others are skipped (`skip=false`,
    /// `include`).
    package var skip: Bool?
    /// The name of the batch.
    package var batch: String?
    /// The share of pixels that must match, 0...1.
    package var precision: Double?
    /// The similarity required of two pixels to count as equal, 0...1.
    package var perceptualPrecision: Double?
    /// The way in which pictures are drawn.
    package var draw: Drawing?
    /// The permission for empty pictures.
    package var allowBlank: Bool?
    /// The time in seconds between showing a view and capturing it.
    package var delay: Double?
    /// A Swift expression that must be true before a view on screen is captured: `HotelMocks.isLoaded`.
    package var until: String?
    /// The layout that determines the size of the image.
    package var layout: PreviewLayout?
    /// The device that replaces the batch's devices.
    package var device: String?
    /// The record mode, unless the environment variables set one.
    package var record: RecordMode?
    /// The folder of the references, below that of all, and the beginning of their names: `HotelTests/HotelListView`.
    package var references: RelativePath?
    /// The number of samples, in place of the number that the source shows.
    package var samples: SampleCount?
    /// The findings of audits that are intended.
    package var allow: AllowedFindings?
    /// The texts that are recorded beside the pictures of views.
    package var texts: ViewTexts?

    package init(
        skip: Bool? = nil,
        batch: String? = nil,
        precision: Double? = nil,
        perceptualPrecision: Double? = nil,
        draw: Drawing? = nil,
        allowBlank: Bool? = nil,
        delay: Double? = nil,
        until: String? = nil,
        layout: PreviewLayout? = nil,
        device: String? = nil,
        record: RecordMode? = nil
    ) {
        self.skip = skip
        self.batch = batch
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.draw = draw
        self.allowBlank = allowBlank
        self.delay = delay
        self.until = until
        self.layout = layout
        self.device = device
        self.record = record
    }

    /// Returns these directives, with each setting replaced that `stronger` contains.
    package func overridden(by stronger: Directives) -> Directives {
        // Most declarations have none.
        if stronger == Directives() { return self }
        return DirectiveWord.all.reduce(into: self) { $1.copy(stronger, &$0) }
    }
}
