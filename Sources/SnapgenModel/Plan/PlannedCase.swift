/// A snapshot: one sample of one entry in one environment.
public struct PlannedCase: Hashable, Encodable, Sendable {
    /// The name of the reference with its module, without extension: `TravelUI/HotelCell-iPhone13-dark.1`.
    public var id: String
    /// The identifier of the entry.
    public var entry: String
    /// The sample's name in the reference; `*` if it is determined at run time.
    public var sample: String
    /// The environment's name; `nil` for a value.
    @ExplicitNull public var environment: String?
    /// The test as `Target.Suite/function`, the format of `swift test --filter`.
    public var test: String
    /// The path of the reference below the root, with `*` for a sample that is determined at run time.
    public var reference: String

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
