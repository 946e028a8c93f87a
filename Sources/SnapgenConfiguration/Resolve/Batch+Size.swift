import SnapgenModel

/// The limits of batches: a few lists of names make more environments than a run can capture.
private enum Limit {
    static let environments = 10_000
    /// The most combinations of values that a few environments are chosen from.
    static let combinations = 1_000_000
    static let environmentsOfAll = 100_000
    /// The most products of a batch, and the most that one of them includes and excludes.
    static let parts = 100
}

extension Batch {
    /// The reason why the batch is too large, with advice; `nil` if it is not.
    var sizeProblem: String? {
        let all = products + products.flatMap(\.include) + products.flatMap(\.exclude)
        // First the checks that take no time.
        let isLong =
            products.count > Limit.parts || products.contains { $0.include.count + $0.exclude.count > Limit.parts }
        let numbers = all.map { product in EnvironmentAxis.all.reduce(0) { $0 + $1.count(in: product) } }
        if isLong || numbers.contains(where: { $0 > Limit.environments }) {
            return "the batch '\(name)' is too long to be combined; split it, or name fewer values"
        }
        let isLarge = all.contains { $0.combinations > Limit.combinations }
        guard isLarge || environmentCount > Limit.environments else { return nil }
        return "the batch '\(name)' has more than \(Limit.environments) environments; split it, name fewer values, "
            + "or combine them with 'combine: pairwise'"
    }

    fileprivate var environmentCount: Int {
        products.flatMap { [$0] + $0.includedProducts }
            // Limited, so that the sum does not overflow.
            .reduce(0) { $0 + min($1.environmentCount, Limit.environmentsOfAll + 1) }
    }
}

extension EnvironmentProduct {
    /// The number of environments without includes; a lower bound for pairs and triples.
    fileprivate var environmentCount: Int {
        guard combine == .pairwise else { return combinations }
        return counts.sorted(by: >).prefix(strength).reduce(1, *)
    }
}

extension ResolvedConfiguration {
    /// The error that all batches together have too many environments, at the first one beyond the limit.
    var problemWithSizeOfBatches: Diagnostic? {
        var count = 0
        let batch = configuration.environments.batches.first { batch in
            count += batch.environmentCount
            return count > Limit.environmentsOfAll
        }
        guard let batch else { return nil }
        return origin(of: "batches", named: batch.name).diagnostic(
            .badValue,
            "up to here, the batches have more than \(Limit.environmentsOfAll) environments; remove some of them")
    }
}
