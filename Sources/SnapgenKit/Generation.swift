public import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenScan

/// The outcome of `generate`.
public struct Generation: Equatable, Sendable {
    /// The diagnostics of the catalog, the plan and the files.
    public var diagnostics: [Diagnostic]
    /// The outcome for each file; empty where an error kept all of them from being written.
    public var outcomes: [WriteOutcome]
    /// Whether there is anything to test.
    public var hasTests: Bool
}

extension Pipeline {
    /// Writes the tests, unless nothing has changed since they were written.
    ///
    /// - Returns: the outcome; nothing was written where there is an error among the diagnostics.
    /// - Throws: where a template cannot be read or rendered, or a file cannot be written.
    public func generate(progress: Progress? = nil) throws(DiagnosticError) -> Generation {
        let scan = Scan(project)
        let tests = project.testSources()
        let templates = try project.templates()
        let inputs = inputs(tests, templates, scan)
        let stamp = scan.stamp.flatMap { isCurrent($0, inputs, scan) ? $0 : nil }
        let sources = scan.sourcesDigest
        if let stamp, let sources, sources == stamp.sources { return stamp.generation }
        let search = scan.search(progress)
        // A template over types also prints declarations that are not part of the catalog.
        if var stamp, let findings = stamp.findings, !renderer(templates).readsFacts {
            let cache = search.learned(at: scan.time)
            if scan.findings(in: cache) == findings {
                stamp.sources = sources
                scan.save(cache, stamp)
                return stamp.generation
            }
        }
        return try generate(scan, search, tests, templates, inputs)
    }

    /// Whether the files that a stamp speaks of are still there, and the inputs beside the sources are the same.
    private func isCurrent(_ stamp: UpToDateStamp, _ inputs: SipHash.Digest?, _ scan: Scan) -> Bool {
        scan.problems.isEmpty && stamp.inputs == inputs
            && stamp.outputs == project.outputsDigest(at: scan.time, scan.hashKey)
    }

    private func generate(
        _ scan: Scan, _ found: ProjectSearch<SourceList>, _ tests: SourceList, _ templates: TemplateSet,
        _ inputs: SipHash.Digest?
    ) throws(DiagnosticError) -> Generation {
        var search = found
        let catalog = catalog(of: search.project(), scan.problems)
        let cache = search.learned(at: scan.time)
        let plan = TestPlanner(project.configuration).plan(catalog, target: testTarget(tests))
        guard !plan.diagnostics.contains(where: { $0.severity == .error }) else {
            scan.save(cache, nil)
            return Generation(diagnostics: plan.diagnostics, outcomes: [], hasTests: false)
        }
        let (files, outcomes, problems) = try write(plan, renderer(templates))
        let done = Generation(
            diagnostics: plan.diagnostics + problems, outcomes: outcomes, hasTests: !plan.cases.isEmpty)
        scan.save(cache, inputs.flatMap { stamp(for: done, $0, scan, cache, files) })
        return done
    }

    /// Writes the files of a plan.
    ///
    /// - Returns: the files, what became of them, and what is wrong with them.
    private func write(
        _ plan: TestPlan, _ renderer: TestRenderer
    ) throws(DiagnosticError) -> ([RenderedFile], [WriteOutcome], [Diagnostic]) {
        do throws(DiagnosticError) {
            let files = try render(plan, renderer)
            let (outcomes, warnings) = try project.writer().write(files)
            return (files, outcomes, try problems(of: files) + warnings)
        } catch {
            throw DiagnosticError(plan.diagnostics + error.diagnostics)
        }
    }

    /// The stamp of a run; `nil` where another program may have changed a file since the run began.
    private func stamp(
        for generation: Generation, _ inputs: SipHash.Digest, _ scan: Scan, _ cache: ScanCache, _ files: [RenderedFile]
    ) -> UpToDateStamp? {
        // The digest is taken before the files are compared, so that it is not that of a later change.
        let outputs = project.outputsDigest(at: scan.time, scan.hashKey)
        guard let outputs, scan.problems.isEmpty, project.holds(files) else { return nil }
        return UpToDateStamp(
            inputs: inputs, sources: scan.sourcesDigest, findings: scan.findings(in: cache), outputs: outputs,
            diagnostics: generation.diagnostics,
            paths: generation.outcomes.filter { $0.action != .removed }.map(\.path), hasTests: generation.hasTests)
    }

    /// A digest of all that the output depends on beside the sources; `nil` where a file of the test target may change
    /// without getting another stamp.
    ///
    /// The built-in templates are part of the tool, whose file is part of the cache's key.
    private func inputs(_ tests: SourceList, _ templates: TemplateSet, _ scan: Scan) -> SipHash.Digest? {
        guard let tests = tests.digest(at: scan.time, scan.hashKey) else { return nil }
        var hash = SipHash(scan.hashKey)
        hash.add(tests)
        hash.add(project.root.path)
        hash.add(CommandJSON.identity(of: project.configuration))
        hash.add(project.buildOptions.map { [$0.packageRoot] + $0.modules } ?? [])
        for template in templates.list where template.origin != .builtIn {
            hash.add([template.name, String(describing: template.origin), template.source])
        }
        return hash.digest
    }
}

extension UpToDateStamp {
    fileprivate var generation: Generation {
        Generation(
            diagnostics: diagnostics, outcomes: paths.map { WriteOutcome(path: $0, action: .unchanged) },
            hasTests: hasTests)
    }
}
