package import SnapgenModel

/// The distribution of a plan's tests to machines that run at the same time.
package struct ShardPlan: Equatable, Encodable, Sendable {
    package enum Measure: String, Encodable, Sendable, CaseIterable {
        case durations
        case snapshots
    }

    package let schema = "snapgen.shards/1"
    package var target: String
    package var measure: Measure
    /// All shards in order, including empty ones.
    package var shards: [PlannedShard]
    package var everywhere: [ShardedTest] = []
}

package struct PlannedShard: Equatable, Encodable, Sendable {
    /// Counted from 1.
    package var shard: Int
    package var tests: [ShardedTest]

    /// The number of snapshots that the tests compare, without those that are determined at run time.
    package var snapshots: Int { tests.reduce(0) { $0 + $1.snapshots } }

    /// 0 if no durations are known.
    package var milliseconds: Int { tests.reduce(0) { $0 + ($1.milliseconds ?? 0) } }
}

package struct ShardedTest: Hashable, Encodable, Sendable {
    /// The suite, such as `TravelUISnapshotTests`.
    package var suite: String
    /// The function with its argument labels, as Swift Testing and Xcode write it: `testHotelCell()`.
    package var signature: String
    /// The number of snapshots that the test compares, without those that are determined at run time.
    package var snapshots: Int
    /// The duration; `nil` if shards are not balanced by durations.
    @ExplicitNull package var milliseconds: Int? = nil

    var function: String { String(signature.prefix { $0 != "(" }) }

    /// The name of the test, unique in its target: `TravelUISnapshotTests/testHotelCell`.
    package var name: String { "\(suite)/\(function)" }
}
