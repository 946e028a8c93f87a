package struct Batch: Hashable, Encodable, Sendable {
    package var name: String
    /// The parts that together make the set; an environment in several of them counts once.
    package var products: [EnvironmentProduct]

    /// The number of environments of all products together if every value is combined with every other and nothing is
    /// excluded; an environment of several products counts several times.
    package var combinations: Int {
        products.flatMap { [$0] + $0.includedProducts }.map(\.combinations).reduce(0, +)
    }

    package var strength: Int? {
        products.filter { $0.combine == .pairwise }.map(\.strength).min()
    }

    package var isEmpty: Bool {
        products.allSatisfy { $0.excludesEverything && $0.include.isEmpty }
    }
}
