/// What a `// snapgen:` comment before a declaration says about it.
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

    /// Directives that say only what is given.
    public init(
        skip: Bool? = nil,
        batch: String? = nil,
        precision: Double? = nil,
        perceptualPrecision: Double? = nil,
        delay: Double? = nil
    ) {
        self.skip = skip
        self.batch = batch
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.delay = delay
    }

    /// These directives, with what `stronger` says in place of what they say.
    public func overridden(by stronger: Directives) -> Directives {
        Directives(
            skip: stronger.skip ?? skip,
            batch: stronger.batch ?? batch,
            precision: stronger.precision ?? precision,
            perceptualPrecision: stronger.perceptualPrecision ?? perceptualPrecision,
            delay: stronger.delay ?? delay)
    }
}
