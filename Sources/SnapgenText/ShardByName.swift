/// The split that needs no plan: what a test is called says which shard it is in.
///
/// The running tests and the tool share it, so that both can say what a shard holds.
public enum ShardByName {
    /// The shard of a test, counted from 1.
    ///
    ///     ShardByName.number(of: "TravelUISnapshotTests/testHotelCell", total: 8)
    ///
    /// - Parameters:
    ///   - test: the suite and the function, `TravelUISnapshotTests/testHotelCell`.
    ///   - total: the number of shards, at least 1.
    public static func number(of test: String, total: Int) -> Int {
        Int(StableHash.mixed(StableHash.value(test)) % UInt64(max(total, 1))) + 1
    }
}
