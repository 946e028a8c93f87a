import Foundation
import SnapgenModel
import SnapgenNames

/// Writes rendered files to the output folder and removes outdated ones.
struct OutputWriter: Sendable {
    private let folder: String
    private let root: ProjectRoot
    private let files: any FileSystem
    /// The setting that names the folder, for messages.
    private let setting: String

    /// Creates a writer for `folder`, an absolute path; messages contain paths relative to `root`.
    ///
    /// - Parameter setting: The setting that names the folder, as messages name it.
    init(
        folder: String, root: ProjectRoot, files: any FileSystem,
        setting: String = "'tests.output' or --output"
    ) {
        self.setting = setting
        self.folder = folder
        self.root = root
        self.files = files
    }

    /// Returns the outcomes that writing would have, with differences, without writing anything.
    ///
    /// - Parameter rendered: All files of the folder. Other unmodified files that snapgen generated are to be removed.
    /// - Returns: The outcomes, and warnings for modified generated files that are kept.
    /// - Throws: A diagnostic for each file at an output path that snapgen did not write.
    func changes(
        for rendered: [RenderedFile]
    ) throws(DiagnosticError) -> (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) {
        let (steps, warnings) = try steps(for: rendered)
        let outcomes = steps.map { step in
            WriteOutcome(path: root.display(step.path), action: step.action, diff: diff(of: step))
        }
        return (outcomes, warnings)
    }

    /// Writes the changed files and removes outdated ones.
    ///
    /// - Returns: The outcomes, sorted by path, without differences, which are expensive; and the warnings of
    ///   `changes(for:)`.
    /// - Throws: The errors of `changes(for:)`, before anything is written, or an error if writing fails.
    func write(
        _ rendered: [RenderedFile]
    ) throws(DiagnosticError) -> (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) {
        let (steps, warnings) = try steps(for: rendered)
        do throws(FileSystemError) {
            // Files are removed first, because on a case-insensitive file system a new file may have the same name.
            for step in steps where step.action == .removed {
                try files.remove(step.file, below: folder, having: FileExpectation(step.old))
            }
            for step in steps { try put(step) }
        } catch {
            throw DiagnosticError(cannotWrite(error))
        }
        return (steps.map { WriteOutcome(path: root.display($0.path), action: $0.action) }, warnings)
    }

    private struct Step {
        let file: RelativePath
        let path: String
        let old: [UInt8]?
        let new: String?
        let action: WriteOutcome.Action

        init(_ file: RelativePath, in folder: String, old: [UInt8]?, new: String?) {
            self.file = file
            path = "\(folder)/\(file)"
            self.old = old
            self.new = new
            action =
                switch (old, new) {
                case (nil, _): .created
                case (_, nil): .removed
                case (let old?, let new?): new.isEncoded(as: old) ? .unchanged : .updated
                }
        }
    }

    private func put(_ step: Step) throws(FileSystemError) {
        guard step.action != .unchanged, let new = step.new else { return }
        try files.write(Array(new.utf8), to: step.file, below: folder, replacing: FileExpectation(step.old))
    }

    private func diff(of step: Step) -> String {
        guard step.action != .unchanged else { return "" }
        let name = root.display(step.path)
        return UnifiedDiff(from: text(step.old), to: step.new ?? "")
            .text(old: step.old == nil ? "/dev/null" : name, new: step.new == nil ? "/dev/null" : name)
    }

    private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}

extension OutputWriter {
    private func steps(
        for rendered: [RenderedFile]
    ) throws(DiagnosticError) -> (steps: [Step], warnings: [Diagnostic]) {
        if let problem = folderProblem() { throw DiagnosticError(problem) }
        var steps: [Step] = []
        var problems: [Diagnostic] = []
        for file in rendered.sorted(by: { $0.path < $1.path }) {
            let path = "\(folder)/\(file.path)"
            switch present(at: path) {
            case .nothing: steps.append(Step(file.path, in: folder, old: nil, new: file.contents))
            case .ours(let old): steps.append(Step(file.path, in: folder, old: old, new: file.contents))
            case .unreadable: problems.append(inTheWay(path, "a file that cannot be read"))
            case .foreign(let what): problems.append(inTheWay(path, what))
            }
        }
        let others = try leftovers(beside: Set(rendered.map(\.path.string)))
        steps += others.steps
        problems += others.diagnostics.filter { $0.severity == .error }
        problems += steps.filter(isProtected).map { inTheWay($0.path, "a file that is marked as read-only") }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return (steps, others.diagnostics)
    }

    /// Returns the removal of generated files that are no longer rendered and would not compile.
    ///
    /// Files that were edited or copied after generation are kept.
    private func leftovers(
        beside names: Set<String>
    ) throws(DiagnosticError) -> (steps: [Step], diagnostics: [Diagnostic]) {
        var steps: [Step] = []
        var diagnostics: [Diagnostic] = []
        for name in try presentNames() where name.hasSuffix(".swift") && !names.contains(name) {
            let path = "\(folder)/\(name)"
            switch present(at: path) {
            case .ours(let old) where RenderedFile.isUnchanged(old, name: name):
                if let file = RelativePath(name) { steps.append(Step(file, in: folder, old: old, new: nil)) }
            case .ours: diagnostics.append(kept(path))
            case .unreadable: diagnostics.append(inTheWay(path, "a file that cannot be read"))
            case .nothing, .foreign: break
            }
        }
        return (steps, diagnostics)
    }

    private func presentNames() throws(DiagnosticError) -> [String] {
        do throws(FileSystemError) {
            return try files.names(in: folder)
        } catch {
            if files.kind(of: folder) == nil { return [] }
            throw DiagnosticError(.unreadable(error, in: root))
        }
    }

    private func isProtected(_ step: Step) -> Bool {
        [.updated, .removed].contains(step.action) && !files.isWritable(step.path)
    }

    private enum Present {
        case nothing
        case ours([UInt8])
        case unreadable
        case foreign(String)
    }

    private func present(at path: String) -> Present {
        if files.isLink(path) { return .foreign("a symbolic link") }
        switch files.kind(of: path) {
        case nil: return .nothing
        case .folder: return .foreign("a folder")
        case .other: return .foreign("not a regular file")
        case .hidden: return .unreadable
        case .file: break
        }
        guard let bytes = try? files.read(path) else { return .unreadable }
        return RenderedFile.hasMark(bytes) ? .ours(bytes) : .foreign("a file that snapgen did not write")
    }

    private func folderProblem() -> Diagnostic? {
        let kind = files.kind(of: folder)
        if kind == nil || kind == .folder { return nil }
        let problem = kind == .hidden ? "cannot be examined; check its permissions" : "is a file; remove it"
        return Diagnostic(
            .foreignFile, .error,
            "the output folder \(problem), or choose another folder with \(setting)",
            path: root.display(folder))
    }

    private func inTheWay(_ path: String, _ what: String) -> Diagnostic {
        Diagnostic(
            .foreignFile, .error,
            "is \(what) and is not replaced; move it away, or choose another folder with \(setting)",
            path: root.display(path))
    }

    private func kept(_ path: String) -> Diagnostic {
        Diagnostic(
            .keptFile, .warning,
            "was generated, but has been edited, renamed or copied since, so it is not removed; delete it, or delete its "
                + "first line to keep it",
            path: root.display(path))
    }

    private func cannotWrite(_ error: FileSystemError) -> Diagnostic {
        Diagnostic(
            .cannotWrite, .error, "cannot be written: \(error.reason); check the folder's permissions and free space",
            path: root.display(error.path))
    }
}

extension String {
    /// Returns whether `bytes` are the text's UTF-8 bytes, without copying them.
    fileprivate func isEncoded(as bytes: [UInt8]) -> Bool {
        guard utf8.count == bytes.count else { return false }
        let isEqual = utf8.withContiguousStorageIfAvailable { own in
            bytes.withUnsafeBufferPointer { other in
                guard let own = own.baseAddress, let other = other.baseAddress else { return true }
                return memcmp(own, other, bytes.count) == 0
            }
        }
        return isEqual ?? utf8.elementsEqual(bytes)
    }
}
