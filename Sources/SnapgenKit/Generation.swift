public import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenScan
import SnapgenText

/// What `generate` has done.
public struct Generation: Equatable, Sendable {
    /// What is to be said of the catalog and the plan.
    public var diagnostics: [Diagnostic]
    /// What became of each file; nothing where an error kept all of them from being written.
    public var outcomes: [WriteOutcome]
    /// Whether there is anything to test.
    public var hasTests: Bool
}

extension Pipeline {
    /// Writes the tests, or finds that nothing has changed since they were written.
    ///
    /// - Returns: what was done; nothing was written where there is an error among the diagnostics.
    /// - Throws: where a template cannot be read or rendered, or a file cannot be written.
    public func generate(progress: Progress? = nil) throws(DiagnosticError) -> Generation {
        let scan = Scan(project)
        let tests = project.testSources()
        let settings = try settingsFingerprint(tests, at: scan.time)
        let receipt = Receipt(scan.note).flatMap { isCurrent($0, settings, scan) ? $0 : nil }
        if let receipt, let sources = scan.fingerprint, sources == receipt.sources { return receipt.generation }
        let search = scan.search(progress)
        // A template over types also prints what the catalog has nothing of.
        if let receipt, search.saysTheSame, try !renderer().readsFacts {
            scan.save(search, receipt.with(scan.fingerprint))
            return receipt.generation
        }
        return try generate(scan, search, tests, settings)
    }

    /// Whether a receipt is for these settings, and what was written is still there.
    private func isCurrent(_ receipt: Receipt, _ settings: UInt64?, _ scan: Scan) -> Bool {
        receipt.settings == settings && receipt.outputs == project.outputsFingerprint() && scan.problems.isEmpty
    }

    private func generate(
        _ scan: Scan, _ found: ProjectSearch<SourceList>, _ tests: SourceList, _ settings: UInt64?
    ) throws(DiagnosticError) -> Generation {
        var search = found
        let catalog = catalog(of: search.project(), scan.problems)
        let plan = TestPlanner(project.configuration).plan(catalog, target: testTarget(tests))
        guard !plan.diagnostics.contains(where: { $0.severity == .error }) else {
            scan.save(search, nil)
            return Generation(diagnostics: plan.diagnostics, outcomes: [], hasTests: false)
        }
        let (outcomes, problems) = try write(plan)
        let done = Generation(
            diagnostics: plan.diagnostics + problems, outcomes: outcomes, hasTests: !plan.cases.isEmpty)
        scan.save(search, settings.flatMap { receipt(for: done, $0, scan.fingerprint) })
        return done
    }

    /// Writes the files of a plan, and says what is wrong with them.
    private func write(_ plan: TestPlan) throws(DiagnosticError) -> ([WriteOutcome], [Diagnostic]) {
        do throws(DiagnosticError) {
            let files = try render(plan)
            let (outcomes, warnings) = try project.writer().write(files)
            return (outcomes, try problems(of: files) + warnings)
        } catch {
            throw DiagnosticError(plan.diagnostics + error.diagnostics)
        }
    }

    private func receipt(for generation: Generation, _ settings: UInt64, _ sources: UInt64?) -> Receipt? {
        guard let outputs = project.outputsFingerprint() else { return nil }
        return Receipt(
            settings: settings, sources: sources, outputs: outputs, diagnostics: generation.diagnostics,
            paths: generation.outcomes.filter { $0.action != .removed }.map(\.path), hasTests: generation.hasTests)
    }

    /// A number for all that the output depends on beside the sources; `nil` where that cannot be told.
    private func settingsFingerprint(_ tests: SourceList, at time: Int64) throws(DiagnosticError) -> UInt64? {
        guard let tests = tests.fingerprint(at: time) else { return nil }
        let templates = try project.templates().list.map(\.source)
        let texts =
            [CommandJSON.identity(of: project.configuration), String(describing: project.buildOptions)] + templates
        return texts.reduce(tests) { StableHash.mixed($0 ^ StableHash.value(ofLong: Array($1.utf8)[...])) }
    }
}

extension Receipt {
    fileprivate var generation: Generation {
        Generation(
            diagnostics: diagnostics, outcomes: paths.map { WriteOutcome(path: $0, action: .unchanged) },
            hasTests: hasTests)
    }

    fileprivate func with(_ sources: UInt64?) -> Receipt {
        var receipt = self
        receipt.sources = sources
        return receipt
    }
}
