import SnapgenModel
import SnapgenText

/// Keeps the functions of a suite apart.
enum FunctionNames {
    /// The tests with names of which no two are equal; every one of several equal names gets a hash of its identity,
    /// so that none depends on which came first.
    ///
    /// Branches of an `#if` that declare the same type are one entry to Swift, and keep one name.
    static func unique(_ tests: [PlannedTest]) -> [PlannedTest] {
        let owners = Dictionary(grouping: tests, by: \.function).mapValues { Set($0.map(identity)) }
        return tests.map { test in
            guard let others = owners[test.function], others.count > 1 else { return test }
            var renamed = test
            renamed.function += "_\(StableHash.short(identity(of: test)))"
            return renamed
        }
    }

    private static func identity(of test: PlannedTest) -> String {
        let parts =
            [test.entry.title] + test.environments
            + (test.samples ?? []).map { $0.stem == nil ? $0.name : "\($0.number)" }
        return parts.joined(separator: "/")
    }
}
