package enum ShardByName {
    /// The shard of a test `TravelUISnapshotTests/testHotelCell`, counted from 1, by the hash of its name, without a plan.
    package static func number(of test: String, total: Int) -> Int {
        Int(StableHash.mixed(StableHash.value(test)) % UInt64(max(total, 1))) + 1
    }
}
