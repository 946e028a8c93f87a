import SnapgenConfiguration
import SnapgenModel
import SnapgenRender
import SnapgenScan

/// Decides without rendering whether the files in the output folder are those of the present inputs.
struct UpToDateCheck {
    private let project: Project
    private let templates: TemplateSet?
    /// A digest of all inputs beside the sources; `nil` if one of them may change without getting another stamp.
    private let inputs: SipHash.Digest?

    /// A check of a run that begins.
    ///
    /// - Parameters:
    ///   - tests: the handwritten files of the test target.
    ///   - leftOut: the files that are searched for a diagnostic only; `nil` for none.
    init(_ project: Project, _ sources: CachedSources, tests: SourceList, _ leftOut: SourceList?) {
        self.project = project
        templates = try? project.templates()
        inputs = templates.flatMap { project.inputsDigest([tests] + [leftOut].compactMap { $0 }, $0, sources) }
    }

    /// Returns the outcome of the run that wrote the files, or `nil` if they may have to be written again.
    ///
    /// The files are up to date if the inputs, the outputs and either the sources or the findings in them have the digests
    /// of the stamp.
    func generation(of sources: inout CachedSources) -> Generation? {
        guard var stamp = sources.stamp, !sources.problems.hasErrors, stamp.inputs == inputs,
            stamp.outputs == project.outputsDigest(at: sources.time, sources.hashKey)
        else { return nil }
        let digest = sources.digest
        if let digest, digest == stamp.sources { return stamp.generation }
        // A template over types also prints declarations that are not part of the catalog.
        guard let findings = stamp.findings, let templates, !project.renderer(templates).readsFacts else { return nil }
        let cache = sources.cache()
        guard sources.findings(in: cache) == findings else { return nil }
        stamp.sources = digest
        sources.save(cache, stamp)
        return stamp.generation
    }

    /// Returns the stamp of a run; `nil` if the run has an error, or another program may have changed a file since its
    /// beginning.
    func stamp(of run: Run, _ sources: CachedSources, _ cache: ScanCache) -> UpToDateStamp? {
        guard let inputs, !run.generation.diagnostics.hasErrors else { return nil }
        // The digest is taken before the files are compared, so that it is not that of a later change.
        let outputs = project.outputsDigest(at: sources.time, sources.hashKey)
        guard let outputs, project.holds(run.files), project.holds(run.uiTests) else { return nil }
        return UpToDateStamp(
            inputs: inputs, sources: sources.digest, findings: sources.findings(in: cache), outputs: outputs,
            // The next run replaces no file of the run before.
            diagnostics: run.generation.diagnostics,
            paths: run.generation.outcomes.filter { $0.action != .removed }.map(\.path),
            hasTests: run.generation.hasTests)
    }
}

extension Project {
    /// A digest of all that the output and the diagnostics depend on beside the sources.
    ///
    /// The built-in templates are part of the tool, whose file is part of the cache's key.
    ///
    /// - Parameter others: the files beside the sources, such as those of the test target.
    fileprivate func inputsDigest(
        _ others: [SourceList], _ templates: TemplateSet, _ sources: CachedSources
    ) -> SipHash.Digest? {
        var hash = SipHash(sources.hashKey)
        for files in others {
            guard let digest = files.digest(at: sources.time, sources.hashKey) else { return nil }
            hash.add(digest)
        }
        hash.add(root.path)
        hash.add(resolved.text)
        // Later diagnostics contain columns, which depend on the file alone.
        hash.add(configurationFile?.path ?? "")
        hash.add(configurationFile?.bytes[...] ?? [])
        var diagnostics = ByteWriter()
        diagnostics.write(resolved.diagnostics + sources.problems) { $0.write($1) }
        hash.add(diagnostics.bytes[...])
        hash.add(build.map { [$0.root] + $0.modules.map(\.name) } ?? [])
        hash.add(build?.linkedModules.map { ["linked"] + $0 } ?? [])
        hash.add(renderOptions.linkedModules.sorted() + ["partial"] + renderOptions.partialModules.sorted())
        for target in conditionDifferences?.targets ?? [] { hash.add([target.name] + target.conditions.sorted()) }
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
