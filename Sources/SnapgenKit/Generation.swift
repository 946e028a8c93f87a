import SnapgenMigration
public import SnapgenModel
import SnapgenPlan
import SnapgenRender
import SnapgenScan

/// The result of generating tests, written or not.
///
/// Its encoding is what `snapgen generate --format json` prints.
public struct Generation: Equatable, Codable, Sendable {
    /// The format's name and major version.
    public private(set) var schema = "snapgen.generation/1"
    /// The diagnostics of all stages.
    public var diagnostics: [Diagnostic]
    /// The outcome for each file; empty where there is an error.
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
        let templates = try? project.templates()
        let inputs = templates.flatMap { inputsDigest(tests, $0, scan) }
        let stamp = scan.stamp.flatMap { isCurrent($0, inputs, scan) ? $0 : nil }
        let sources = scan.sourcesDigest
        if let stamp, let sources, sources == stamp.sources { return stamp.generation }
        let search = scan.search(progress)
        // A template over types also prints declarations that are not part of the catalog.
        if var stamp, let findings = stamp.findings, let templates, !renderer(templates).readsFacts {
            let cache = search.learned(at: scan.time)
            if scan.findings(in: cache) == findings {
                stamp.sources = sources
                scan.save(cache, stamp)
                return stamp.generation
            }
        }
        return try generate(scan, search, tests, inputs)
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

    private func generate(
        _ scan: Scan, _ found: ProjectSearch<SourceList>, _ tests: SourceList, _ inputs: SipHash.Digest?
    ) throws(DiagnosticError) -> Generation {
        var search = found
        let catalog = catalog(of: search.project(), scan.problems)
        let cache = search.learned(at: scan.time)
        let plan = TestPlanner.migrating(project.configuration).plan(catalog, target: testTarget(tests))
        var written: [RenderedFile] = []
        let done = try generation(of: plan) { writer, files throws(DiagnosticError) in
            written = files
            return try writer.write(files)
        }
        let isDone = !done.diagnostics.hasErrors
        scan.save(cache, isDone ? inputs.flatMap { stamp(for: done, $0, scan, cache, written) } : nil)
        return done
    }

    /// Renders a plan and delivers the files, unless there is an error so far.
    ///
    /// - Parameter deliver: writes the files, or compares them with those that are there.
    private func generation(
        of plan: TestPlan,
        deliver: (OutputWriter, [RenderedFile]) throws(DiagnosticError) -> (
            outcomes: [WriteOutcome], diagnostics: [Diagnostic]
        )
    ) throws(DiagnosticError) -> Generation {
        let diagnostics = plan.diagnostics + project.outputProblems
        if diagnostics.hasErrors { return Generation(diagnostics: diagnostics, outcomes: [], hasTests: false) }
        do throws(DiagnosticError) {
            let files = try render(plan)
            let delivered = try deliver(project.writer(), files)
            return Generation(
                diagnostics: diagnostics + (try problems(of: files)) + delivered.diagnostics,
                outcomes: delivered.outcomes, hasTests: !plan.cases.isEmpty)
        } catch {
            throw DiagnosticError(diagnostics + error.diagnostics)
        }
    }
}

extension Pipeline {
    /// Returns whether the files that a stamp is about are still there, and the inputs beside the sources are the same.
    private func isCurrent(_ stamp: UpToDateStamp, _ inputs: SipHash.Digest?, _ scan: Scan) -> Bool {
        !scan.problems.hasErrors && stamp.inputs == inputs
            && stamp.outputs == project.outputsDigest(at: scan.time, scan.hashKey)
    }

    /// The stamp of a run; `nil` where another program may have changed a file since the run began.
    private func stamp(
        for generation: Generation, _ inputs: SipHash.Digest, _ scan: Scan, _ cache: ScanCache, _ files: [RenderedFile]
    ) -> UpToDateStamp? {
        // The digest is taken before the files are compared, so that it is not that of a later change.
        let outputs = project.outputsDigest(at: scan.time, scan.hashKey)
        guard let outputs, project.holds(files) else { return nil }
        return UpToDateStamp(
            inputs: inputs, sources: scan.sourcesDigest, findings: scan.findings(in: cache), outputs: outputs,
            diagnostics: generation.diagnostics,
            paths: generation.outcomes.filter { $0.action != .removed }.map(\.path), hasTests: generation.hasTests)
    }

    /// A digest of all that the output and the diagnostics depend on beside the sources; `nil` where a file of the test
    /// target may change without getting another stamp.
    ///
    /// The built-in templates are part of the tool, whose file is part of the cache's key.
    private func inputsDigest(_ tests: SourceList, _ templates: TemplateSet, _ scan: Scan) -> SipHash.Digest? {
        guard let tests = tests.digest(at: scan.time, scan.hashKey) else { return nil }
        var hash = SipHash(scan.hashKey)
        hash.add(tests)
        hash.add(project.root.path)
        hash.add(CommandJSON.identity(of: project.resolved))
        hash.add(CommandJSON.identity(of: scan.problems))
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
