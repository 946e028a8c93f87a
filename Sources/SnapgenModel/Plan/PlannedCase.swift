/// One sample of one entry in one environment.
public struct PlannedCase: Hashable, Codable, Sendable {
    /// The reference without its folder and extension, after the module: `TravelUI/HotelCell-iPhone13-dark.1`.
    public var id: String
    /// The entry's id.
    public var entry: String
    /// The sample's name in the reference; `*` where only running tells.
    public var sample: String
    /// The environment's name; `nil` for a value.
    @ExplicitNull public var environment: String?
    /// `Target.Suite/function`, as `swift test --filter` takes it.
    public var test: String
    /// The reference file below the root; with `*` for the sample where only running tells.
    public var reference: String

    /// A case with its test and its reference.
    public init(
        id: String, entry: String, sample: String, environment: String?, test: String, reference: String
    ) {
        self.id = id
        self.entry = entry
        self.sample = sample
        self.environment = environment
        self.test = test
        self.reference = reference
    }
}
