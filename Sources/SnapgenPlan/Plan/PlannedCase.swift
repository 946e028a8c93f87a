package import SnapgenModel

/// A snapshot: one sample of one entry in one environment.
package struct PlannedCase: Hashable, Encodable, Sendable {
    /// The name of the reference with its module, without extension: `TravelUI/HotelCell-iPhone13-dark.1`.
    package var id: String
    /// The identifier of the entry.
    package var entry: String
    /// The sample's name in the reference; `*` if it is determined at run time.
    package var sample: String
    /// The environment's name; `nil` for a value.
    @ExplicitNull package var environment: String?
    /// The test as `Target.Suite/function`, the format of `swift test --filter`.
    package var test: String
    /// The path of the reference below the root, with `*` for a sample that is determined at run time.
    package var reference: String
}
