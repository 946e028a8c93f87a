package import SnapgenModel
package import SnapgenNames
package import SnapgenPlan
package import SnapgenScan

/// Finds the samples that are compared with one reference, as the names that Prefire gave allow.
enum SharedReferences {
    /// A warning for each sample whose reference an earlier one has already.
    ///
    /// Branches of an `#if` that declare the same type share their references: only one is ever compiled.
    static func diagnostics(in suites: [PlannedSuite]) -> [Diagnostic] {
        var owners: [String: Owner] = [:]
        var warned: Set<Owner> = []
        return suites.flatMap { suite in suite.tests.flatMap { uses(of: $0) } }.compactMap { use in
            let owner = owners[use.key, default: use.owner]
            owners[use.key] = owner
            guard owner != use.owner, warned.insert(use.owner).inserted else { return nil }
            return warning(about: use, owner)
        }
    }

    private struct Owner: Hashable {
        var module: String
        var title: String
        var sample: Int
    }

    private struct Use {
        var owner: Owner
        var entry: CatalogEntry
        var file: String
        var key: String
    }

    private static func uses(of test: PlannedTest) -> [Use] {
        guard test.entry.kind != .samples else { return [] }
        return (test.samples ?? []).flatMap { sample in
            test.environments.map { environment in
                let file = test.file(of: sample, in: environment)
                return Use(
                    owner: Owner(module: test.entry.module, title: test.entry.title, sample: sample.number),
                    entry: test.entry, file: file,
                    key: "\(test.folder?.string ?? "")/\(SafeName.collisionKey(file))")
            }
        }
    }

    private static func warning(about use: Use, _ owner: Owner) -> Diagnostic {
        Diagnostic(
            .nameCollision, .warning,
            "sample \(use.owner.sample) of '\(use.owner.title)' is compared with the reference '\(use.file)' of sample "
                + "\(owner.sample) of '\(owner.title)', as Prefire did; give one of them another display name",
            at: use.entry.location)
    }
}
