/// The settings that a `// snapgen:` comment sets for a declaration.
///
///     // snapgen: batch=component precision=0.98 delay=0.3
///     // snapgen: skip
public struct Directives: Hashable, Encodable, Sendable {
    /// The decision to leave out the entry (`skip`) or to include it although others are skipped (`skip=false`,
    /// `include`).
    public var skip: Bool?
    /// The name of the batch.
    public var batch: String?
    /// The share of pixels that must match, 0...1.
    public var precision: Double?
    /// The similarity required of two pixels to count as equal, 0...1.
    public var perceptualPrecision: Double?
    /// The way in which pictures are drawn.
    public var draw: Drawing?
    /// The permission for empty pictures.
    public var allowBlank: Bool?
    /// The time in seconds between showing a view and capturing it.
    public var delay: Double?
    /// A Swift expression that must be true before a view on screen is captured: `HotelMocks.isLoaded`.
    public var until: String?
    /// The layout that determines the size of the image.
    public var layout: PreviewLayout?
    /// The device that replaces the batch's devices.
    public var device: String?
    /// The record mode, unless the environment variables set one.
    public var record: RecordMode?
    /// The folder of the references, below that of all, and the beginning of their names: `HotelTests/HotelListView`.
    public var references: RelativePath?
    /// The number of samples, in place of the number that the source shows.
    public var samples: SampleCount?
    /// The findings of audits that are intended.
    public var allow: AllowedFindings?
    /// The texts that are recorded beside the pictures of views.
    public var texts: ViewTexts?

    /// Creates directives from the given settings; all others remain unset.
    public init(
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
        record: RecordMode? = nil,
        references: RelativePath? = nil,
        samples: SampleCount? = nil,
        allow: AllowedFindings? = nil,
        texts: ViewTexts? = nil
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
        self.references = references
        self.samples = samples
        self.allow = allow
        self.texts = texts
    }

    /// Returns these directives, with each setting replaced that `stronger` contains.
    public func overridden(by stronger: Directives) -> Directives {
        // Most declarations have none.
        if stronger == Directives() { return self }
        return DirectiveWord.all.reduce(into: self) { $1.copy(stronger, &$0) }
    }
}
