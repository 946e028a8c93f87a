import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenRender
import SnapgenScan

/// Decides without scanning whether the files in the output folder are those of the present inputs.
struct UpToDateCheck {
    private let project: Project
    private let file: CacheFile
    /// The time at which the sources were listed, in nanoseconds since 1970.
    private let time: Int64
    /// The digests of the sources and of all other inputs.
    private let (sources, inputs): (UInt64, UInt64)

    /// A check of a run that begins.
    ///
    /// - Parameters:
    ///   - problems: The reasons for which sources were not found.
    ///   - others: The files beside the sources, such as those of the test target.
    ///   - time: The time at which the files were listed, in nanoseconds since 1970.
    /// - Returns: `nil` without a cache, or if an input may change without getting another stamp.
    init?(_ project: Project, _ sources: SourceList, _ problems: [Diagnostic], others: [SourceList], at time: Int64) {
        guard let file = project.cacheFile, !project.scanOptions.parsesEverything,
            let templates = try? project.templates(), let digest = sources.digest(at: time),
            let inputs = project.inputsDigest(others, templates, problems, at: time)
        else { return nil }
        (self.project, self.file, self.time) = (project, file, time)
        (self.sources, self.inputs) = (digest, inputs)
    }

    /// The outcome of the run that wrote the files, or `nil` if they may have to be written again.
    var generation: Generation? {
        guard let stamp = file.stamp, stamp.inputs == inputs, stamp.sources == sources,
            stamp.outputs == project.outputsDigest(at: time)
        else { return nil }
        return Generation(
            diagnostics: stamp.diagnostics,
            outcomes: stamp.paths.map { WriteOutcome(path: $0, action: .unchanged) }, hasTests: stamp.hasTests)
    }

    /// Keeps the outcome of a run for the next one, unless the run has an error, or another program may have changed a file
    /// since its beginning.
    func keep(_ run: Run) {
        guard !run.generation.diagnostics.hasErrors else { return }
        // The digest is taken before the files are compared, so that it is not that of a later change.
        let outputs = project.outputsDigest(at: time)
        guard let outputs, project.holds(run.files), project.holds(run.uiTests) else { return }
        let stamp = UpToDateStamp(
            inputs: inputs, sources: sources, outputs: outputs,
            // The next run replaces no file of the run before.
            diagnostics: run.generation.diagnostics,
            paths: run.generation.outcomes.filter { $0.action != .removed }.map(\.path),
            hasTests: run.generation.hasTests)
        file.save(stamp)
    }
}

extension Project {
    /// A digest of all that the output and the diagnostics depend on beside the sources.
    ///
    /// The built-in templates are part of the tool.
    fileprivate func inputsDigest(
        _ others: [SourceList], _ templates: TemplateSet, _ problems: [Diagnostic], at time: Int64
    ) -> UInt64? {
        var hash = InputDigest()
        hash.add(SnapgenVersion.current)
        // Two builds of one version may differ.
        if let tool = Self.toolPath.flatMap(files.stamp) { hash.add(tool) }
        for files in others {
            guard let digest = files.digest(at: time) else { return nil }
            hash.add(digest)
        }
        hash.add(root.path)
        hash.add(resolved.text)
        // Later diagnostics contain columns, which depend on the file alone.
        hash.add(configurationFile?.path ?? "")
        hash.add(configurationFile?.bytes[...] ?? [])
        hash.add((resolved.diagnostics + problems).map { "\($0)" })
        hash.add(build.map { [$0.root] + $0.modules.map(\.name) } ?? [])
        hash.add(build?.linkedModules.map { ["linked"] + $0 } ?? [])
        hash.add(renderOptions.linkedModules.sorted() + ["partial"] + renderOptions.partialModules.sorted())
        for target in conditionDifferences?.targets ?? [] { hash.add([target.name] + target.conditions.sorted()) }
        for template in templates.list where template.origin != .builtIn {
            hash.add([template.name, String(describing: template.origin), template.source])
        }
        return hash.value
    }

    private static var toolPath: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath
        #endif
    }
}
