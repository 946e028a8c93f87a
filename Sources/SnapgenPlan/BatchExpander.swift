package import SnapgenConfiguration

/// Combines the axes of a batch into its environments.
package enum BatchExpander {
    /// The batch with its environments, and with how many it would have if nothing were left out.
    ///
    /// The environments are ordered by product, with the leftmost axis changing slowest; none is there twice.
    package static func planned(_ batch: Batch) -> PlannedBatch {
        PlannedBatch(
            name: batch.name, environments: batch.products.flatMap(environments),
            combinations: batch.combinations, strength: batch.strength,
            draw: batch.products.lazy.compactMap(\.draw).first
        ).withoutRepetitions
    }

    private static func environments(of product: EnvironmentProduct) -> [SnapshotEnvironment] {
        rows(of: product).compactMap { environment(at: $0, of: product) }
            + product.includedProducts.flatMap(environments)
    }

    private static func environment(at row: [Int], of product: EnvironmentProduct) -> SnapshotEnvironment? {
        product.layouts.first.map { layout in
            zip(EnvironmentAxis.all, row).reduce(into: SnapshotEnvironment(layout: layout)) { environment, place in
                place.0.set(&environment, to: place.1, of: product)
            }
        }
    }

    /// For each environment the place of its value on each axis.
    private static func rows(of product: EnvironmentProduct) -> [[Int]] {
        let counts = product.counts
        let axes = counts.indices.filter { counts[$0] > 1 }
        let forbidden = forbidden(in: product).map { combination in axes.map { combination[$0] } }
        guard !forbidden.contains(where: { $0.allSatisfy { $0 == nil } }) else { return [] }
        // With as many axes as there are, every value is combined with every other.
        let strength = product.combine == .product ? max(axes.count, 1) : product.strength
        let model = CoveringModel(levels: axes.map { counts[$0] }, strength: strength, forbidden: forbidden)
        return CoveringArray.rows(for: model).map { row in
            zip(axes, row).reduce(into: counts.map { _ in 0 }) { $0[$1.0] = $1.1 }
        }
    }

    private static func forbidden(in product: EnvironmentProduct) -> [[Int?]] {
        product.forbidden.flatMap { places in
            places.reduce([[]]) { combinations, places in
                combinations.flatMap { combination in
                    places.map { $0.map { combination + [$0] } } ?? [combination + [nil]]
                }
            }
        }
    }
}
