import SnapgenKit
import SnapgenModel

/// A review of the snapshots of a commit and of another commit or the working tree.
public struct GitReview: Sendable {
    /// The cases, sorted by their paths.
    var cases: [ReviewCase]

    /// Creates a review of all files below a folder, of which those whose names begin with a dot are left out.
    ///
    /// - Parameters:
    ///   - base: The commit with the old snapshots.
    ///   - head: The commit with the new snapshots; `nil` for the working tree.
    ///   - folder: The absolute path of the folder of the references.
    /// - Throws: A diagnostic if Git cannot compare them.
    init(
        from base: GitRepository.Revision, to head: GitRepository.Revision?, of folder: String,
        in repository: GitRepository, _ files: any FileSystem
    ) throws(DiagnosticError) {
        let old = try repository.files(in: base)
        let changes = try repository.changes(from: base, to: head)
        let changed = Set(changes.map(\.path))
        let unchanged = old.keys.filter { !changed.contains($0) }.map { path in
            var reviewed = ReviewCase(item: ReportCase(path: path, status: .passed), decision: .known)
            if head == nil { reviewed.reference = RelativePath(path).map { .file($0, below: folder, files) } }
            return reviewed
        }
        let others = changes.map { Self.reviewed($0, old[$0.path], of: folder, in: repository, files) }
        cases = (unchanged + others).filter { !Self.isHidden($0.item.path) }.sorted { $0.item.path < $1.item.path }
    }

    private static func reviewed(
        _ change: GitRepository.Change, _ old: String?, of folder: String, in repository: GitRepository,
        _ files: any FileSystem
    ) -> ReviewCase {
        let path = change.path
        let inTree = RelativePath(path).map { SnapshotContents.file($0, below: folder, files) }
        return ReviewCase(
            item: ReportCase(path: path, status: .changed), decision: .comparison,
            reference: (change.old ?? old).map { repository.contents(of: $0, at: path) },
            actual: !change.isThere
                ? nil
                : change.new.map { repository.contents(of: $0, at: path) }
                    ?? inTree?.resolvingPointers(in: repository, at: path))
    }

    private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }
}
