public import SnapgenModel

/// Combines the axes of a batch into its environments.
public enum BatchExpander {
    /// The environments of a batch, product after product, with the leftmost axis changing slowest; none twice.
    ///
    ///     BatchExpander.environments(of: extended).map(\.name)
    ///     // ["iPhone13-light", "iPhone13-dark", "iPhone8-light", "iPhoneSe-light"]
    public static func environments(of batch: Batch) -> [SnapshotEnvironment] {
        var seen: Set<SnapshotEnvironment> = []
        return batch.products.flatMap(environments).filter { seen.insert($0).inserted }
    }

    private static func environments(of product: EnvironmentProduct) -> [SnapshotEnvironment] {
        rows(of: product).map { row in
            SnapshotEnvironment(
                layout: product.layouts[row[0]],
                orientation: product.orientations.isEmpty ? .portrait : product.orientations[row[4]],
                theme: product.themes.isEmpty ? nil : product.themes[row[1]],
                locale: product.allLocales.isEmpty ? nil : product.allLocales[row[2]],
                isLocaleOfRun: row[2] >= product.locales.count && !product.runLanguages.isEmpty,
                textSize: product.textSizes.isEmpty ? nil : product.textSizes[row[3]],
                contrast: product.contrasts.isEmpty ? .standard : product.contrasts[row[5]],
                motion: product.motions.isEmpty ? .standard : product.motions[row[6]])
        }
    }

    /// For each environment the index of its value on each axis; an empty axis counts as one without a value.
    private static func rows(of product: EnvironmentProduct) -> [[Int]] {
        var sizes = [
            product.layouts.count, product.themes.count, product.allLocales.count, product.textSizes.count,
            product.orientations.count, product.contrasts.count, product.motions.count,
        ]
        // Axes that came later change nothing in what is chosen of a product that does not use them.
        while sizes.count > 4, sizes.last == 0 { sizes.removeLast() }
        let axes = [sizes[0]] + sizes.dropFirst().map { max($0, 1) }
        return switch product.combine {
        case .product: AxisCombination.product(of: axes)
        case .pairwise: AxisCombination.pairwise(of: axes)
        }
    }
}

extension EnvironmentProduct {
    /// Locales that tests choose, then languages that the run has.
    fileprivate var allLocales: [String] { locales + runLanguages }
}
