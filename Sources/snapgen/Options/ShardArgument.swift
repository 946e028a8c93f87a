import ArgumentParser

/// An argument that selects a shard: `2/8`.
struct ShardArgument {
    /// The number of the shard, counted from 1.
    var number: Int
    var total: Int

    /// Parses `NUMBER/TOTAL`.
    ///
    /// - Throws: `ValidationError` if there is no such shard.
    init(option: String) throws {
        let parts = option.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let total = parts[1], (1...Self.most).contains(total),
            (1...total).contains(number)
        else {
            throw ValidationError("no shard is '\(option)'; write the number of the shard and their total, such as 2/8")
        }
        self.number = number
        self.total = total
    }

    /// The limit of shards, which exceeds the number of machines that any service starts for a job.
    static let most = 1000
}
