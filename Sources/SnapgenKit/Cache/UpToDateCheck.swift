import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenRender
import SnapgenScan

/// Decides without scanning whether the files in the output folder are those of the present inputs.
struct UpToDateCheck {
    private let project: Project
    private let file: CacheFile
    /// The time at which the sources were listed, in nanoseconds since 1970.
    private let time: Int64
    private let inputs: UInt64

    /// `nil` without a cache, or if an input may change without getting another stamp; `others` are the files beside the
    /// sources, such as those of the test target.
    init?(_ project: Project, _ sources: SourceList, _ problems: [Diagnostic], others: [SourceList], at time: Int64) {
        guard let file = project.cacheFile, !project.request.reading.scan.parsesEverything,
            let templates = try? project.templates(),
            let inputs = project.inputsDigest([sources] + others, templates, problems, at: time)
        else { return nil }
        (self.project, self.file, self.time, self.inputs) = (project, file, time, inputs)
    }

    /// The outcome of the run that wrote the files, or `nil` if they may have to be written again.
    var generation: Generation? {
        guard let stamp = file.stamp, stamp.inputs == inputs, stamp.outputs == project.outputsDigest(at: time)
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
        guard let outputs = project.outputsDigest(at: time), project.outputs(of: run).allSatisfy(project.holds)
        else { return }
        file.save(
            CacheFile.Stamp(
                inputs: inputs, outputs: outputs,
                // The next run replaces no file of the run before.
                diagnostics: run.generation.diagnostics,
                paths: run.generation.outcomes.filter { $0.action != .removed }.map(\.path),
                hasTests: run.generation.hasTests))
    }
}

extension Project {
    /// A digest of all that the output and the diagnostics depend on; `nil` if the stamp of a file is not settled.
    ///
    /// The built-in templates are part of the tool.
    fileprivate func inputsDigest(
        _ lists: [SourceList], _ templates: TemplateSet, _ problems: [Diagnostic], at time: Int64
    ) -> UInt64? {
        var hash = Digest()
        hash.add(SnapgenVersion.current)
        // Two builds of one version may differ.
        if let tool = Self.toolPath.flatMap(files.stamp) { hash.add(tool) }
        for list in lists {
            guard let digest = list.digest(at: time) else { return nil }
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
        for template in templates.list {
            guard let file = template.file else { continue }
            hash.add([template.name, file.string, template.source])
        }
        return hash.value
    }

    /// A digest of the Swift files in the output folders with their stamps; `nil` where one of them may change without
    /// getting another stamp.
    fileprivate func outputsDigest(at time: Int64) -> UInt64? {
        var hash = Digest()
        for folder in [outputFolder] + uiTestFolders.map(root.absolute) {
            guard let names = try? files.names(in: folder) else { return nil }
            // A temporary file of a killed run is removed by the next run that writes.
            if names.contains(where: TemporaryFile.isOwn) { return nil }
            hash.add([folder, files.resolved(folder)])
            for name in names where name.hasSuffix(".swift") {
                let path = "\(folder)/\(name)"
                guard let stamp = files.stamp(of: path), stamp.isSettled(at: time) else { return nil }
                // A stamp is that of the file which a link leads to.
                hash.add([name, files.isLink(path) ? files.resolved(path) : ""])
                hash.add(stamp)
            }
        }
        return hash.value
    }

    fileprivate func holds(_ folder: String, _ rendered: [RenderedFile]) -> Bool {
        rendered.allSatisfy { (try? files.read("\(folder)/\($0.path)")) == Array($0.contents.utf8) }
    }

    private static var toolPath: String? {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath
        #endif
    }
}

extension SourceList {
    /// Returns a digest of all files with their stamps, independent of their order, or `nil` if a stamp is not settled.
    fileprivate func digest(at time: Int64) -> UInt64? {
        var sum: UInt64 = 0
        for index in 0..<count {
            guard let stamp = stamp(of: index), stamp.isSettled(at: time) else { return nil }
            var digest = Digest()
            digest.add(modules[module(at: index)])
            digest.add(path(at: index).string)
            digest.add(place(at: index) ?? "")
            digest.add(stamp)
            sum &+= digest.value
        }
        return sum
    }
}

/// A digest of values, in which the lengths of texts are part of it, so that different values have different digests.
private struct Digest {
    private(set) var value = StableHash.value("snapgen")

    mutating func add(_ number: UInt64) { value = StableHash.mixed(value &* 31 &+ number) }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
        add(UInt64(bytes.count))
        add(StableHash.value(ofLong: bytes))
    }

    mutating func add(_ text: String) { add(Array(text.utf8)[...]) }

    mutating func add(_ texts: [String]) {
        add(UInt64(texts.count))
        for text in texts { add(text) }
    }

    mutating func add(_ stamp: FileStamp) {
        for number in [stamp.size, stamp.modified, stamp.changed] { add(UInt64(bitPattern: number)) }
        add(stamp.inode)
    }
}
