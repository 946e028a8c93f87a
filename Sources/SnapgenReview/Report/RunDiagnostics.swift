import SnapgenModel

/// The problems of the results of runs as a whole: incomplete ones and such of other states of the project.
struct RunDiagnostics {
    /// The problems.
    let all: [Diagnostic]

    /// Finds the problems.
    ///
    /// - Parameters:
    ///   - cases: The cases before their files are read.
    ///   - known: The paths of all references.
    ///   - results: The results of the runs.
    init(cases: [ReportCase], known: Set<String>, results: RunResults) {
        let planned = cases.filter { $0.status != .deleted && $0.status != .skipped }
        let tested = planned.count { results.outcomes[$0.path] != nil }
        let unplanned = results.outcomes.keys.count { !known.contains($0) }
        all = [Self.incomplete(tested, planned.count), Self.stale(unplanned)].compactMap { $0 } + results.diagnostics
    }

    private static func incomplete(_ tested: Int, _ planned: Int) -> Diagnostic? {
        guard tested < planned else { return nil }
        let problem =
            tested == 0
            ? "there are no results; run the tests, or pass their folder with --results"
            : "\(planned - tested) of \(planned) snapshots have no result: they were not selected, or ran on another machine; "
                + "pass the folders of all runs with --results"
        return Diagnostic(.incompleteResults, .warning, problem)
    }

    private static func stale(_ count: Int) -> Diagnostic? {
        guard count > 0 else { return nil }
        let problem =
            "\(count == 1 ? "a result belongs" : "\(count) results belong") to no planned snapshot and no reference, as of an "
            + "earlier state of the project; they are ignored"
        return Diagnostic(.outdatedResults, .note, problem)
    }
}
