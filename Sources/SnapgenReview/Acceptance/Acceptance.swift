package import SnapgenKit
package import SnapgenModel
import SnapgenNames

package struct Acceptance: Sendable {
    /// A failure of a run with its action: a case of the JSON of `snapgen accept`.
    package struct Candidate: Sendable, Encodable {
        package let file: String
        package let path: RelativePath
        package let outcome: CaseOutcome
        package let planned: PlannedReference?
        package var action: Action?
        package var reason: String?

        private enum CodingKeys: String, CodingKey {
            case file = "path"
            case path = "case"
            case action, reason
        }
    }

    package enum Action: String, Encodable, CaseIterable, Sendable {
        case created
        case updated
        case unchanged
        case refused
    }

    package let candidates: [Candidate]
    private let inventory: ReferenceInventory
    private let actual: ActualResults
    private let files: any FileSystem

    /// Finds the failures of a run; results that it has recorded are references already.
    package init(
        of results: RunResults, _ actual: ActualResults, in inventory: ReferenceInventory, _ files: any FileSystem
    ) {
        let failures = results.outcomes.values.filter { [.changed, .new].contains($0.kind) && !$0.isRecorded }
        candidates = failures.compactMap { outcome in
            RelativePath(outcome.path).map { path in
                Candidate(
                    file: inventory.path(of: path), path: path, outcome: outcome,
                    planned: inventory.planned.matching(path))
            }
        }.sorted { $0.path < $1.path }
        self.inventory = inventory
        self.actual = actual
        self.files = files
    }

    /// Returns the contents of a reference before and after accepting a candidate; throws the reason for not accepting it.
    func proposal(for candidate: Candidate) throws(SnapshotProblem) -> (before: [UInt8]?, after: [UInt8]) {
        guard candidate.planned != nil else {
            throw SnapshotProblem(
                reason: "the plan has no such reference any more; generate the tests and run them again")
        }
        let before = try reference(at: candidate.path)
        let after = try actual.bytes(of: candidate.outcome)
        if let before, before == after { return (before, after) }
        try Self.check(after, as: candidate.path)
        try check(before, against: candidate.outcome)
        return (before, after)
    }

    /// Returns whether a picture differs from its reference in nothing that a person sees, as after an update of a system,
    /// or whether a changed picture is refused, so that its reason is stated.
    package func isImperceptible(
        _ candidate: Candidate, by comparison: PictureComparison = PictureComparison()
    ) -> Bool {
        guard candidate.outcome.kind == .changed, SnapshotKind(path: candidate.path.string) == .picture else {
            return false
        }
        guard let (before, after) = try? proposal(for: candidate) else { return true }
        guard let old = before.flatMap({ try? Picture(png: $0) }), let new = try? Picture(png: after) else {
            return false
        }
        return comparison.compare(old, with: new).isImperceptible
    }

    /// Makes the result of a candidate the reference, and returns what that does; if it throws, the reference is as it was.
    package func accept(_ candidate: Candidate, isDryRun: Bool = false) throws(SnapshotProblem) -> Action {
        let (before, after) = try proposal(for: candidate)
        let action: Action = before == after ? .unchanged : before == nil ? .created : .updated
        if isDryRun || action == .unchanged { return action }
        do throws(FileSystemError) {
            try files.write(
                after, to: candidate.path, below: inventory.root.absolute(inventory.folder),
                replacing: FileExpectation(before))
        } catch {
            throw SnapshotProblem(reason: "the reference cannot be written: \(error.reason)")
        }
        guard SnapshotKind(path: candidate.path.string) == .picture else { return action }
        files.changeEnvironments(in: candidate.path.parent, below: inventory.root.absolute(inventory.folder)) {
            $0[candidate.path.name] = candidate.outcome.run?.environment
        }
        return action
    }

    private func reference(at path: RelativePath) throws(SnapshotProblem) -> [UInt8]? {
        let place = "\(inventory.root.absolute(inventory.folder))/\(path)"
        let expected = "\(files.resolved(inventory.root.path))/\(inventory.folder)/\(path)"
        if files.isLink(place) || !files.resolved(place).utf8.elementsEqual(expected.utf8) {
            throw SnapshotProblem(reason: "a symbolic link leads to the reference; replace the link by the file")
        }
        if files.kind(of: place) == nil { return nil }
        guard files.isWritable(place) else { throw SnapshotProblem(reason: "the reference is read-only") }
        return try files.read(place) { SnapshotProblem(reason: "the reference cannot be read: \($0.reason)") }
    }

    static func check(_ actual: [UInt8], as path: RelativePath) throws(SnapshotProblem) {
        let kind = ReferenceFile.Kind(beginning: Array(actual.prefix(ReferenceFile.Kind.beginning)))
        let file = ReferenceFile(path: path, bytes: actual.count, kind: kind)
        guard file.isReference, kind != .pointer else {
            throw SnapshotProblem(reason: "the actual result is not what its extension promises; run the test again")
        }
        guard case .picture = kind else { return }
        do throws(PNGError) {
            _ = try Picture(png: actual)
        } catch {
            throw SnapshotProblem(reason: "the actual picture is damaged: \(error); run the test again")
        }
    }

    private func check(_ reference: [UInt8]?, against outcome: CaseOutcome) throws(SnapshotProblem) {
        if let reference, ReferenceFile.Kind(beginning: reference) == .pointer {
            throw SnapshotProblem(
                reason: "the reference is a pointer of Git LFS; run 'git lfs pull' and the test again")
        }
        guard reference.map(CaseOutcome.hash) != outcome.reference else { return }
        let change = reference == nil ? "was removed" : outcome.reference == nil ? "was created" : "has changed"
        throw SnapshotProblem(reason: "the reference \(change) since the run; run the test again")
    }
}

package struct ActualResults: Sendable {
    private let folders: [String]
    let files: any FileSystem

    /// Names the folders by their absolute paths, or by those of files `results.jsonl` in them.
    package init(in folders: [String] = [], _ files: any FileSystem) {
        self.folders = folders.map { files.kind(of: $0) == .file ? AbsolutePath.resolve("..", from: $0) : $0 }
        self.files = files
    }

    /// Results may come from another machine, so nothing outside of their folders is read, and no link is followed.
    package func bytes(of outcome: CaseOutcome) throws(SnapshotProblem) -> [UInt8] {
        guard let actual = outcome.actual else {
            throw SnapshotProblem(reason: outcome.reason ?? "the run has left no actual result")
        }
        guard let (folder, path) = place(of: outcome) else {
            throw SnapshotProblem(
                reason: "'\(actual)' is outside of the folder of the results; run the test again without "
                    + "SNAPSHOT_ARTIFACTS, or with a folder in SNAPGEN_RESULTS there")
        }
        let bytes: [UInt8]
        do throws(FileSystemError) {
            bytes = try files.read(path, below: folder)
        } catch {
            throw SnapshotProblem(reason: reason(for: error, at: actual))
        }
        guard outcome.actualHash.map({ $0 == CaseOutcome.hash(of: bytes) }) ?? true else {
            throw SnapshotProblem(reason: "'\(actual)' is not the result of the run; download the results again")
        }
        return bytes
    }

    /// Returns the place of an actual result below one of the folders.
    func place(of outcome: CaseOutcome) -> (folder: String, path: RelativePath)? {
        folders.lazy.compactMap { folder in
            outcome.actual.flatMap(ProjectRoot(folder).relative).map { (folder, $0) }
        }.first
    }

    private func reason(for error: FileSystemError, at path: String) -> String {
        if files.isLink(path) { return "'\(path)' is a symbolic link, which is not followed" }
        if files.kind(of: path) == nil { return "'\(path)' does not exist any more; run the test again" }
        return "'\(path)' cannot be read: \(error.reason)"
    }
}
