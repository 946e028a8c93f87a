import SnapgenModel

/// The properties of planned cases in a report.
struct PlanFacts {
    private let environments: [String: SnapshotEnvironment]
    private let batches: [(name: String, environments: Set<String>)]

    /// Collects the environments and batches of plans.
    init(_ plans: [TestPlan]) {
        let all = plans.flatMap(\.batches)
        environments = Dictionary(all.flatMap(\.environments).map { ($0.name, $0) }) { first, _ in first }
        batches = all.map { ($0.name, Set($0.environments.map(\.name))) }
    }

    /// Adds the properties of a planned case to a case of a report.
    func describe(_ item: inout ReportCase, as reference: PlannedReference) {
        let (planned, test) = (reference.planned, reference.test)
        item.module = reference.entry.module
        item.entry = reference.entry.title
        item.sample = planned.sample
        item.source = source(of: planned.sample, in: test)
        item.test = planned.test.split(separator: ".", maxSplits: 1).last.map(String.init)
        item.environment = planned.environment
        item.batch = planned.environment.flatMap { batch(of: $0, in: test) }
        item.axes = planned.environment.flatMap { environments[$0] }?.axes ?? [:]
    }

    private func source(of sample: String, in test: PlannedTest) -> ReportCase.Source {
        let line = test.samples?.first { $0.name == sample }?.line
        return ReportCase.Source(path: test.entry.path.string, line: line ?? test.entry.line)
    }

    /// Returns the batch of the test, or the first that contains the environment.
    private func batch(of environment: String, in test: PlannedTest) -> String? {
        test.batch ?? batches.first { $0.environments.contains(environment) }?.name
    }
}

extension SnapshotEnvironment {
    /// The values by the names of their axes, of those that are set: `device`, `theme`, `locale`.
    fileprivate var axes: [String: String] {
        var axes = [layout.device == nil ? "size" : "device": layout.name]
        axes["locale"] = locale
        for choice in EnvironmentAxis.choices { axes[choice.noun] = name(of: choice) }
        return axes
    }

    private func name<Choice: EnvironmentChoice>(of choice: Choice.Type) -> String? { value(of: choice)?.rawValue }
}
