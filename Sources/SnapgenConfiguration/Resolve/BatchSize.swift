import SnapgenModel

/// The limits of batches: a few lists of names make more environments than a run can capture.
enum BatchSize {
    static let mostEnvironments = 10_000
    /// The most combinations of values that a few environments are chosen from.
    static let mostCombinations = 1_000_000
    /// The most environments of all batches together.
    static let mostOfAll = 100_000
    /// The most products of a batch, and the most that one of them includes and excludes.
    static let mostParts = 100

    /// The reason why a batch is too large, with advice; `nil` if it is not.
    static func problem(with batch: Batch) -> String? {
        let products = batch.products + batch.products.flatMap(\.include) + batch.products.flatMap(\.exclude)
        // First the checks that take no time.
        let isLong = batch.products.count > mostParts || batch.products.contains { parts(of: $0) > mostParts }
        if isLong || products.contains(where: { values(of: $0) > mostEnvironments }) {
            return "the batch '\(batch.name)' is too long to be combined; split it, or name fewer values"
        }
        let isLarge = products.contains { $0.combinations > mostCombinations }
        guard isLarge || environments(of: batch) > mostEnvironments else { return nil }
        return "the batch '\(batch.name)' has more than \(mostEnvironments) environments; split it, name fewer values, "
            + "or combine them with 'combine: pairwise'"
    }

    static func firstBeyondLimit(of batches: [Batch]) -> Batch? {
        var count = 0
        return batches.first { batch in
            count += environments(of: batch)
            return count > mostOfAll
        }
    }

    static func diagnostic(at origin: ConfigurationOrigin) -> Diagnostic {
        origin.diagnostic(
            .badValue, "up to here, the batches have more than \(mostOfAll) environments; remove some of them")
    }

    private static func environments(of batch: Batch) -> Int {
        batch.products.flatMap { [$0] + $0.includedProducts }
            // Limited, so that the sum does not overflow.
            .reduce(0) { $0 + min(environments(of: $1), mostOfAll + 1) }
    }

    private static func parts(of product: EnvironmentProduct) -> Int { product.include.count + product.exclude.count }

    private static func values(of product: EnvironmentProduct) -> Int {
        EnvironmentAxis.all.reduce(0) { $0 + $1.count(in: product) }
    }

    /// The number of environments of a product without its includes; a lower bound for pairs and triples.
    private static func environments(of product: EnvironmentProduct) -> Int {
        guard product.combine == .pairwise else { return product.combinations }
        let counts = EnvironmentAxis.all.map { max($0.count(in: product), 1) }
        return counts.sorted(by: >).prefix(product.strength).reduce(1, *)
    }
}
