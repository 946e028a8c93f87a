import ArgumentParser

/// An argument that selects a shard: `2/8`.
struct ShardArgument: ExpressibleByArgument {
    /// The number of the shard, counted from 1.
    var number: Int
    var total: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let total = parts[1] else { return nil }
        guard (1...ShardArgument.most).contains(total), (1...total).contains(number) else { return nil }
        self.number = number
        self.total = total
    }

    /// The limit of shards, which exceeds the number of machines that any service starts for a job.
    static let most = 1000
}
