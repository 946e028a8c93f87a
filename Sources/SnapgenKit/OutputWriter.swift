import Foundation
import SnapgenModel
import SnapgenNames
import SnapgenRender

struct OutputWriter: Sendable {
    let folder: String
    let root: ProjectRoot
    let files: any FileSystem
    var setting = "'tests.output' or --output"
    /// Rendered files whose copies count as unmodified; `nil` if no file is certainly generated for this configuration.
    var copies: [RenderedFile]? = []

    /// Writes the changed files and removes outdated ones, or returns the outcomes that this would have, with differences.
    ///
    /// Other files of the folder that snapgen generated are removed if they are unmodified, else kept with a warning.
    /// It writes nothing if a file that snapgen did not write is in the way.
    func deliver(
        _ rendered: [RenderedFile], to end: Pipeline.Stage
    ) throws(DiagnosticError) -> (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) {
        let (steps, warnings) = try steps(for: rendered)
        if end == .output { try write(steps) }
        let outcomes = steps.map { step in
            let diff = end == .output ? "" : diff(of: step)
            return WriteOutcome(path: root.display(step.path), action: step.action, diff: diff)
        }
        return (outcomes, warnings)
    }

    private func write(_ steps: [Step]) throws(DiagnosticError) {
        do throws(FileSystemError) {
            // Files are removed first, because on a case-insensitive file system a new file may have the same name.
            for step in steps where step.action == .removed { try deliver(step) }
            for step in steps where [.created, .updated].contains(step.action) { try deliver(step) }
        } catch {
            let advice = error.code == EBUSY ? "generate again" : "check the folder's permissions and free space"
            let problem = "cannot be written: \(error.reason); \(advice)"
            throw DiagnosticError(.cannotWrite, problem, path: root.display(error.path))
        }
    }

    /// Writes or removes a file, unless another process has done the same meanwhile.
    private func deliver(_ step: Step) throws(FileSystemError) {
        let (new, old) = (step.new.map { Array($0.utf8) }, FileExpectation(step.old))
        do throws(FileSystemError) {
            guard let new else { return try files.remove(step.file, below: folder, having: old) }
            try files.write(new, to: step.file, below: folder, replacing: old)
        } catch {
            guard error.code == EBUSY, (try? files.read(step.file, below: folder)) == new else { throw error }
        }
    }

    private struct Step {
        let file: RelativePath
        let path: String
        let old: [UInt8]?
        let new: String?

        var action: WriteOutcome.Action {
            switch (old, new) {
            case (nil, _): .created
            case (_, nil): .removed
            case (let old?, let new?): new.utf8.elementsEqual(old) ? .unchanged : .updated
            }
        }
    }

    private func diff(of step: Step) -> String {
        guard step.action != .unchanged else { return "" }
        let name = root.display(step.path)
        return UnifiedDiff(from: String(decoding: step.old ?? [], as: UTF8.self), to: step.new ?? "")
            .text(old: step.old == nil ? "/dev/null" : name, new: step.new == nil ? "/dev/null" : name)
    }

    private func steps(
        for rendered: [RenderedFile]
    ) throws(DiagnosticError) -> (steps: [Step], warnings: [Diagnostic]) {
        try checkFolder()
        var steps: [Step] = []
        var (problems, warnings): ([Diagnostic], [Diagnostic]) = ([], [])
        for file in rendered.sorted(by: { $0.path < $1.path }) {
            let path = "\(folder)/\(file.path)"
            let (old, obstacle) = files.present(at: path, isOwn: RenderedFile.hasMark)
            if let obstacle { problems.append(inTheWay(path, obstacle)) }
            steps.append(Step(file: file.path, path: path, old: old, new: file.contents))
        }
        // A template of another kind gives the file with the tests another name, and replaces it all the same.
        let tests = GeneratedFileName.ofTests
        let replaced = tests.isDisjoint(with: rendered.map(\.path.string)) ? [] : tests
        for name in try leftovers(beside: rendered) {
            let path = "\(folder)/\(name)"
            let (old, obstacle) = files.present(at: path, isOwn: RenderedFile.hasMark)
            if let obstacle, obstacle == files.unreadableFile { problems.append(inTheWay(path, obstacle)) }
            guard let old else { continue }
            let isCopy = copies.map { replaced.contains(name) || $0.contains { $0.contents.utf8.elementsEqual(old) } }
            if let isCopy, isCopy || RenderedFile.isUnchanged(old, name: name), let file = RelativePath(name) {
                steps.append(Step(file: file, path: path, old: old, new: nil))
            } else {
                let problem =
                    "was generated, and may have been edited, renamed or copied since, so it is not removed; delete it, or "
                    + "delete its first line to keep it"
                warnings.append(Diagnostic(.keptFile, .warning, problem, path: root.display(path)))
            }
        }
        let protected = steps.filter { [.updated, .removed].contains($0.action) && !files.isWritable($0.path) }
        problems += protected.map { inTheWay($0.path, "a file that is marked as read-only") }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return (steps, warnings)
    }

    /// Throws if the folder, or else the nearest one above it, is there and is no folder.
    private func checkFolder() throws(DiagnosticError) {
        var place = folder
        while place.count > root.path.count, files.kind(of: place) == nil, !files.isLink(place) {
            place = ProjectRoot.parent(of: place)
        }
        let kind = files.kind(of: place)
        guard kind != .folder, kind != nil || files.isLink(place) else { return }
        let obstacle = place == folder ? "is a file; remove it, or" : "cannot be in a file;"
        let problem = kind == .hidden ? "cannot be examined; check its permissions, or" : obstacle
        throw DiagnosticError(
            .foreignFile, "the output folder \(problem) choose another folder with \(setting)",
            path: root.display(place))
    }

    /// Returns the Swift files in the folder that are not rendered, and would be compiled.
    private func leftovers(beside rendered: [RenderedFile]) throws(DiagnosticError) -> [String] {
        let names = Set(rendered.map(\.path.string))
        do throws(FileSystemError) {
            return try files.names(in: folder).filter { $0.hasSuffix(".swift") && !names.contains($0) }
        } catch {
            if files.kind(of: folder) == nil { return [] }
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    private func inTheWay(_ path: String, _ obstacle: String) -> Diagnostic {
        Diagnostic(
            .foreignFile, .error,
            "is \(obstacle) and is not replaced; move it away, or choose another folder with \(setting)",
            path: root.display(path))
    }
}
