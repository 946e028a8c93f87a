import SnapgenModel

/// How large a batch may be: a few lists of names make more environments than anybody waits for.
enum BatchSize {
    /// The most environments of a batch, if nothing is excluded.
    static let mostEnvironments = 10_000
    /// The most combinations of values that a few environments are chosen from.
    static let mostCombinations = 1_000_000
    /// The most environments of all batches together.
    static let mostOfAll = 100_000
    /// The most products of a batch, and the most that one of them includes and excludes.
    static let mostParts = 100

    /// What is too large about a batch, and what to do; `nil` where nothing is.
    static func problem(with batch: Batch) -> String? {
        let products = batch.products + batch.products.flatMap(\.include) + batch.products.flatMap(\.exclude)
        // First what takes no time to find out.
        let isLong = batch.products.count > mostParts || batch.products.contains { parts(of: $0) > mostParts }
        if isLong || products.contains(where: { values(of: $0) > mostEnvironments }) {
            return "the batch '\(batch.name)' is too long to be combined; split it, or name fewer values"
        }
        let isLarge = products.contains { $0.combinations > mostCombinations }
        guard isLarge || environments(of: batch) > mostEnvironments else { return nil }
        return "the batch '\(batch.name)' has more than \(mostEnvironments) environments; split it, name fewer values, "
            + "or combine them with 'combine: pairwise'"
    }

    /// An error at the first batch with which there are too many environments.
    static func diagnostics(of batches: [(batch: Batch, origin: ConfigurationOrigin)]) -> [Diagnostic] {
        var count = 0
        for (batch, origin) in batches {
            count += environments(of: batch)
            guard count > mostOfAll else { continue }
            let problem = "up to here, the batches have more than \(mostOfAll) environments; remove some of them"
            return [origin.diagnostic(.badValue, problem)]
        }
        return []
    }

    private static func environments(of batch: Batch) -> Int {
        batch.products.flatMap { [$0] + $0.includedProducts }
            // No larger than it has to be to be too large, so that the sum is a number.
            .reduce(0) { $0 + min(environments(of: $1), mostOfAll + 1) }
    }

    private static func parts(of product: EnvironmentProduct) -> Int { product.include.count + product.exclude.count }

    private static func values(of product: EnvironmentProduct) -> Int {
        EnvironmentAxis.all.reduce(0) { $0 + $1.count(in: product) }
    }

    /// The environments of a product without what it includes, or for pairs and triples the fewest that there can be.
    private static func environments(of product: EnvironmentProduct) -> Int {
        guard product.combine == .pairwise else { return product.combinations }
        let counts = EnvironmentAxis.all.map { max($0.count(in: product), 1) }
        return counts.sorted(by: >).prefix(product.strength).reduce(1, *)
    }
}
