/// The tests of a plan, dealt out to machines that run at the same time.
///
/// Its encoding is what `snapgen shards --format json` prints.
public struct ShardPlan: Equatable, Codable, Sendable {
    /// What makes shards equally large.
    public enum Measure: String, Codable, Sendable, CaseIterable {
        /// How long the tests took before.
        case durations
        /// How many snapshots they compare.
        case snapshots
        /// Nothing: what a test is called says where it runs, as in a run that splits itself.
        case names
    }

    /// The format's name and major version.
    public private(set) var schema = "snapgen.shards/1"
    /// The test target.
    public var target: String
    /// What makes the shards equally large.
    public var measure: Measure
    /// All shards in order, also the empty ones.
    public var shards: [PlannedShard]
    /// Tests that belong to no shard and run in each.
    public var everywhere: [ShardedTest]

    /// The shards of a target's tests.
    public init(target: String, measure: Measure, shards: [PlannedShard], everywhere: [ShardedTest] = []) {
        self.target = target
        self.measure = measure
        self.shards = shards
        self.everywhere = everywhere
    }
}

/// What one machine runs.
public struct PlannedShard: Equatable, Codable, Sendable {
    /// Counted from 1.
    public var shard: Int
    /// In the plan's order.
    public var tests: [ShardedTest]

    /// The shard with this number.
    public init(shard: Int, tests: [ShardedTest]) {
        self.shard = shard
        self.tests = tests
    }

    /// The snapshots that its tests compare, as far as they are known.
    public var snapshots: Int { tests.reduce(0) { $0 + $1.snapshots } }

    /// The time that its tests take one after the other, in milliseconds; 0 where nothing is known of it.
    public var milliseconds: Int { tests.reduce(0) { $0 + ($1.milliseconds ?? 0) } }
}

/// A test function, which is never split: its cases run one after the other in one process.
public struct ShardedTest: Hashable, Codable, Sendable {
    /// The suite: `TravelUISnapshotTests`.
    public var suite: String
    /// The function with the labels of its arguments, as Swift Testing and Xcode write it: `testHotelCell()`.
    public var signature: String
    /// The snapshots that it compares; where only running tells, those that are known to the plan.
    public var snapshots: Int
    /// How long it takes; `nil` where durations play no part.
    @ExplicitNull public var milliseconds: Int?

    /// The test `signature` of `suite`.
    public init(suite: String, signature: String, snapshots: Int, milliseconds: Int? = nil) {
        self.suite = suite
        self.signature = signature
        self.snapshots = snapshots
        self.milliseconds = milliseconds
    }

    /// The function alone: `testHotelCell`.
    public var function: String { String(signature.prefix { $0 != "(" }) }

    /// What is unique in the target: `TravelUISnapshotTests/testHotelCell`.
    public var name: String { "\(suite)/\(function)" }
}

extension TestPlan {
    /// The plan of the tests of one shard: their cases, and the suites that they stand in.
    public func part(_ shard: PlannedShard) -> TestPlan {
        let names = Set(shard.tests.map(\.name))
        var part = self
        part.suites = suites.compactMap { suite in
            var suite = suite
            suite.tests.removeAll { !names.contains("\(suite.name)/\($0.function)") }
            return suite.tests.isEmpty ? nil : suite
        }
        part.cases.removeAll { !names.contains(String($0.test.dropFirst(target.count + 1))) }
        return part
    }
}
