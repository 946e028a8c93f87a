import SnapgenModel

/// Finds batches that are too large, and excludes that are probably not what was meant.
enum BatchCheck {
    /// A warning for each exclude that matches nothing, and an error if nothing is left, or more than can be combined.
    ///
    /// - Parameters:
    ///   - batch: With all names looked up.
    ///   - user: The same batch as it is written.
    static func diagnostics(of batch: Batch, from user: Located<UserBatch>) -> [Diagnostic] {
        if let problem = BatchSize.problem(with: batch) { return [user.origin.diagnostic(.badValue, problem)] }
        let unused = zip(batch.products, user.value.products).flatMap { unusedExcludes(of: $0, from: $1) }
        return batch.isEmpty ? unused + [empty(batch, user.origin)] : unused
    }

    private static func unusedExcludes(
        of product: EnvironmentProduct, from user: UserEnvironmentProduct
    ) -> [Diagnostic] {
        zip(product.exclude, user.exclude).filter { product.places(matching: $0.0) == nil }.map { exclude, written in
            written.origin.diagnostic(
                .unusedExclude,
                "\(YAMLFlow.product(exclude)) excludes nothing, because the batch does not have these values; "
                    + "remove it, or name values that the batch has",
                severity: .warning)
        }
    }

    private static func empty(_ batch: Batch, _ origin: ConfigurationOrigin) -> Diagnostic {
        let problem = "the batch '\(batch.name)' has no environment left; exclude less of it, or remove the batch"
        return origin.diagnostic(.emptyBatch, problem)
    }
}
