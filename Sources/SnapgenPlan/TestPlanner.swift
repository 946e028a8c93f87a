package import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
package import SnapgenScan

/// Multiplies a catalog with its environments.
package struct TestPlanner: Sendable {
    let configuration: Configuration
    let batches: [PlannedBatch]
    /// The origins of batches, `batches.regular`, and other values that are not defaults.
    private let origins: [String: ConfigurationOrigin]

    package init(_ configuration: Configuration, origins: [String: ConfigurationOrigin] = [:]) {
        self.configuration = configuration
        self.origins = origins
        batches = configuration.environments.batches.map(BatchExpander.planned)
    }

    /// Every case of the included entries of a resolved catalog, and a suite for every module.
    ///
    /// An entry whose batch does not exist, or whose references no engine asserts, is left out with a diagnostic.
    package func plan(_ catalog: Catalog, target: TestTarget = TestTarget()) -> TestPlan {
        let (included, hidden) = target.splitByMeaning(catalog.entries.filter { $0.status == .included })
        let (assertable, unasserted) = splitByEngine(included)
        let (batched, unknownBatches) = batched(assertable)
        let entries = batched.flatMap(\.withTexts)
        let namer = EntryNamer(configuration, catalog: catalog)
        let used = used(by: entries)
        // Made once, because a batch is shared by many entries.
        let environmentNames = Dictionary(used.map { ($0.name, $0.environments.map(\.name)) }) { first, _ in first }
        let splitter = EntrySplitter(configuration: configuration, namer: namer, environmentNames: environmentNames)
        let (distinct, collisions) = splitter.separate(entries)
        let byModule = Dictionary(grouping: distinct, by: \.entry.module)
        let modules = Set(configuration.sources.map(\.module) + catalog.entries.map(\.module) + target.modules).sorted()
        let suites = modules.map { module in
            PlannedSuite(
                module: module, name: target.suiteName(of: module), tests: splitter.tests(of: byModule[module] ?? []))
        }
        let lister = CaseLister(configuration, batches: used)
        return TestPlan(
            target: configuration.tests.target,
            batches: used,
            suites: suites,
            cases: suites.flatMap(lister.cases),
            previews: catalog.entries.compactMap(PlannedPreview.init),
            diagnostics: catalog.diagnostics + hidden + unasserted + unknownBatches + collisions
                + used.flatMap(clashes) + contradictions(in: used)
                + distinct.filter { !$0.entry.strategy.isTextOfViews }.flatMap { namer.diagnostics(for: $0.entry) }
                + (namer.mayShareReferences ? lister.sharedReferences(in: suites) : []))
    }

    private func splitByEngine(_ entries: [CatalogEntry]) -> ([CatalogEntry], [Diagnostic]) {
        if configuration.tests.engines.images == .snapshotTesting { return (entries, []) }
        let problems = entries.filter { $0.strategy == .image }.map { entry in
            entry.warning(
                .noEngine,
                "'\(entry.title)' shows pictures, and the engine 'snapgen' asserts values only; "
                    + "set 'tests.engine' to '{ images: snapshot-testing, values: snapgen }', or skip the entry")
        }
        return (entries.filter { $0.strategy != .image }, problems)
    }
}

// MARK: - Names of environments

extension TestPlanner {
    private func origin(of batch: String) -> ConfigurationOrigin { origins["batches.\(batch)"] ?? .default }

    /// An error for every two different environments of different batches that have the same name without a device in it.
    private func contradictions(in batches: [PlannedBatch]) -> [Diagnostic] {
        var owners: [String: (batch: String, environment: SnapshotEnvironment)] = [:]
        return batches.flatMap { batch in batch.environments.map { (batch.name, $0) } }.compactMap {
            batch, environment in
            let owner = owners[environment.name, default: (batch, environment)]
            owners[environment.name] = owner
            guard owner.environment != environment, owner.batch != batch else { return nil }
            return origin(of: batch).diagnostic(
                .nameCollision,
                "the batches '\(owner.batch)' and '\(batch)' use different devices that are not part of names; "
                    + "remove 'in_names' from one of the two devices")
        }
    }

    /// An error for every two environments of a batch whose names are equal on some file system: the locales `en`
    /// and `EN`, or a device `iPhone13-light` beside an `iPhone13` in the theme `light`.
    private func clashes(in batch: PlannedBatch) -> [Diagnostic] {
        var owners: [String: SnapshotEnvironment] = [:]
        return batch.environments.compactMap { environment in
            let key = SafeName.collisionKey(environment.name)
            let owner = owners[key, default: environment]
            owners[key] = owner
            guard owner != environment else { return nil }
            let places = [owner, environment].map { "in '\($0.name)' of '\($0.layout.name)'" }
            let renaming =
                owner.layout == environment.layout ? "" : "rename a device or remove its 'in_names', or "
            return origin(of: batch.name).diagnostic(
                .nameCollision,
                "the batch '\(batch.name)' shows samples \(places[0]) and \(places[1]), whose references would be "
                    + "one file; \(renaming)leave one of the two out")
        }
    }
}
