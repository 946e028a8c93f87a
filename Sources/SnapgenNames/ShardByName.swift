/// A namespace for distributing tests to shards by the hashes of their names, without a plan.
///
/// The engine and the tool share it, so that `snapgen shards --by-name` shows the shards of a test run.
public enum ShardByName {
    /// Returns the shard of a test, counted from 1.
    ///
    ///     ShardByName.number(of: "TravelUISnapshotTests/testHotelCell", total: 8)
    ///
    /// - Parameters:
    ///   - test: The suite and the function, `TravelUISnapshotTests/testHotelCell`.
    ///   - total: The number of shards, at least 1.
    public static func number(of test: String, total: Int) -> Int {
        Int(StableHash.mixed(StableHash.value(test)) % UInt64(max(total, 1))) + 1
    }
}
