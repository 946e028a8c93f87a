/// The settings in `// snapgen:` comments before a declaration, or of a rule.
///
///     // snapgen: batch=component precision=0.98 delay=0.3
///     // snapgen: skip
public struct Directives: Hashable, Codable, Sendable {
    /// Whether the entry is left out (`skip`) or taken although others are not (`skip=false`, `include`).
    public var skip: Bool?
    /// The batch to use.
    public var batch: String?
    /// The share of pixels that has to match, 0...1.
    public var precision: Double?
    /// How alike two pixels have to be, 0...1.
    public var perceptualPrecision: Double?
    /// How long a view is left on screen before it is captured, in seconds.
    public var delay: Double?
    /// What has to hold before a view on screen is captured: a Swift expression, `HotelMocks.isLoaded`.
    public var until: String?
    /// How large the picture is.
    public var layout: PreviewLayout?
    /// The device that takes the place of the batch's.
    public var device: String?
    /// When the references are written, unless the environment says otherwise.
    public var record: RecordMode?

    /// Directives with the given values.
    public init(
        skip: Bool? = nil,
        batch: String? = nil,
        precision: Double? = nil,
        perceptualPrecision: Double? = nil,
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
        self.delay = delay
        self.until = until
        self.layout = layout
        self.device = device
        self.record = record
    }

    /// These directives, with the values of `stronger` in place of their own.
    public func overridden(by stronger: Directives) -> Directives {
        DirectiveWord.all.reduce(into: self) { $1.copy(stronger, &$0) }
    }
}
