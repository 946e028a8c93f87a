public import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenScan
import SnapgenText

/// The result of generating tests, written or not.
///
/// Its encoding is what `snapgen generate --format json` prints.
public struct Generation: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.generation/1"
    /// The diagnostics of all stages.
    public var diagnostics: [Diagnostic]
    /// The outcome for each file; none where there is an error.
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
        let settings = settingsFingerprint(tests, scan)
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
        receipt.settings == settings && receipt.outputs == project.outputsFingerprint()
            && !scan.problems.hasErrors
    }

    private func generate(
        _ scan: Scan, _ found: ProjectSearch<SourceList>, _ tests: SourceList, _ settings: UInt64?
    ) throws(DiagnosticError) -> Generation {
        var search = found
        let catalog = catalog(of: search.project(), scan.problems)
        let plan = TestPlanner(project.configuration).plan(catalog, target: testTarget(tests))
        let done = try generation(of: plan) { writer, files throws(DiagnosticError) in try writer.write(files) }
        let isDone = !done.diagnostics.hasErrors
        scan.save(search, isDone ? settings.flatMap { receipt(for: done, $0, scan.fingerprint) } : nil)
        return done
    }

    /// Does what `generate` does, up to the writing: both report the same diagnostics.
    ///
    /// - Returns: the files that would be written or removed, with the differences; none where there is an error among
    ///   the diagnostics.
    /// - Throws: where a template cannot be read or rendered, or a file that snapgen did not write is in the way.
    public func changes(progress: Progress? = nil) throws(DiagnosticError) -> Generation {
        try generation(of: plan(progress: progress)) { writer, files throws(DiagnosticError) in
            try writer.changes(for: files)
        }
    }

    /// Renders a plan and delivers the files, where there is no error so far.
    ///
    /// - Parameter deliver: writes the files, or compares them with those that are there.
    private func generation(
        of plan: TestPlan, deliver: (OutputWriter, [RenderedFile]) throws(DiagnosticError) -> [WriteOutcome]
    ) throws(DiagnosticError) -> Generation {
        let diagnostics = plan.diagnostics + project.outputProblems
        if diagnostics.hasErrors { return Generation(diagnostics: diagnostics, outcomes: [], hasTests: false) }
        do throws(DiagnosticError) {
            let files = try render(plan)
            let outcomes = try deliver(project.writer(), files)
            return Generation(
                diagnostics: diagnostics + (try problems(of: files)), outcomes: outcomes, hasTests: !plan.cases.isEmpty)
        } catch {
            throw DiagnosticError(diagnostics + error.diagnostics)
        }
    }

    private func receipt(for generation: Generation, _ settings: UInt64, _ sources: UInt64?) -> Receipt? {
        guard let outputs = project.outputsFingerprint() else { return nil }
        return Receipt(
            settings: settings, sources: sources, outputs: outputs, diagnostics: generation.diagnostics,
            paths: generation.outcomes.filter { $0.action != .removed }.map(\.path), hasTests: generation.hasTests)
    }

    /// A number for all that the output and the diagnostics depend on beside the sources; `nil` where that cannot be
    /// told.
    private func settingsFingerprint(_ tests: SourceList, _ scan: Scan) -> UInt64? {
        guard let tests = tests.fingerprint(at: scan.time), let templates = try? project.templates() else { return nil }
        let texts =
            [
                CommandJSON.identity(of: project.resolved), CommandJSON.identity(of: scan.problems),
                String(describing: project.buildOptions),
            ] + templates.list.map(\.source)
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
