package import SnapgenKit
package import SnapgenModel

package struct Review: Sendable {
    var cases: [ReviewCase]
    /// The time of the newest outcome in milliseconds since 1970; `nil` without results.
    var time: Int64?
    var diagnostics: [Diagnostic] = []

    package var paths: [RelativePath] { cases.compactMap { RelativePath($0.item.path) } }

    init(_ cases: [ReviewCase], time: Int64? = nil, diagnostics: [Diagnostic] = []) {
        self.cases = cases.sorted { $0.item.path < $1.item.path }
        self.time = time
        self.diagnostics = diagnostics
    }
}

struct ReviewCase: Sendable {
    var item: ReportCase
    /// `true` if the comparison of both sides determines the status.
    var isCompared = false
    var reference: SnapshotContents?
    var actual: SnapshotContents?
    /// The size that the plan determines.
    var screenSize: PictureSize?

    static func contents(
        of path: RelativePath, below folder: String, _ files: any FileSystem, links: Bool = false
    ) -> SnapshotContents {
        SnapshotContents(file: (folder, path, links)) { () throws(SnapshotProblem) in
            do throws(FileSystemError) {
                return try files.read(path, below: folder)
            } catch {
                throw SnapshotProblem(reason: "'\(path)' cannot be read: \(error.reason)")
            }
        }
    }
}

struct SnapshotContents: Sendable {
    /// A file; a report may have a hard link to it if no program writes to it in place.
    typealias File = (folder: String, path: RelativePath, isLinked: Bool)

    /// The file with the contents, of which a report may have a copy.
    var file: File?
    let read: @Sendable () throws(SnapshotProblem) -> [UInt8]
}

/// A reason why a snapshot cannot be read or does not become the reference.
package struct SnapshotProblem: Error, Sendable {
    /// The end of a message: "the actual result cannot be read: No such file or directory".
    package var reason: String
}

extension Review {
    /// Compares all files in two folders, given by their absolute paths, but those whose names begin with a dot.
    package init(from old: String, to new: String, _ files: any FileSystem) throws(DiagnosticError) {
        let sides = [old, new].map { folder in
            let listing = files.list("", below: folder) { $0.utf8.first != UInt8(ascii: ".") }
            return (Set(listing.files.compactMap { RelativePath($0) }), listing.problems)
        }
        let cases = sides[0].0.union(sides[1].0).map { path in
            ReviewCase(
                item: ReportCase(path: path.string, status: .passed), isCompared: true,
                reference: sides[0].0.contains(path)
                    ? ReviewCase.contents(of: path, below: old, files, links: true) : nil,
                actual: sides[1].0.contains(path)
                    ? ReviewCase.contents(of: path, below: new, files, links: true) : nil)
        }
        let problems = sides.flatMap(\.1).map { error in
            Diagnostic(.unreadableInput, .error, "cannot be read: \(error.reason); check the path", path: error.path)
        }
        guard problems.isEmpty else { throw DiagnosticError(problems.sortedByPlace()) }
        self.init(cases)
    }

    /// Compares a commit with another one, or with the working tree, without files whose names begin with a dot.
    package init(
        from base: GitRepository.Revision, to head: GitRepository.Revision?, of folder: String,
        in repository: GitRepository, _ files: any FileSystem
    ) throws(DiagnosticError) {
        let old = try repository.files(in: base)
        let changes = try repository.changes(from: base, to: head)
        let changed = Set(changes.map(\.path))
        let unchanged = old.keys.filter { !changed.contains($0) }.map { path in
            var reviewed = ReviewCase(item: ReportCase(path: path, status: .passed))
            if head == nil {
                reviewed.reference = RelativePath(path).map { ReviewCase.contents(of: $0, below: folder, files) }
            }
            return reviewed
        }
        let others = changes.map { Self.reviewed($0, old[$0.path], of: folder, in: repository, files) }
        self.init(
            (unchanged + others).filter { reviewed in
                !reviewed.item.path.split(separator: "/").contains { $0.hasPrefix(".") }
            })
    }

    private static func reviewed(
        _ change: GitRepository.Change, _ old: String?, of folder: String, in repository: GitRepository,
        _ files: any FileSystem
    ) -> ReviewCase {
        let path = change.path
        let inTree = RelativePath(path).map { ReviewCase.contents(of: $0, below: folder, files) }
        let new = change.new.map { repository.contents(of: $0, at: path) }
        return ReviewCase(
            item: ReportCase(path: path, status: .changed), isCompared: true,
            reference: (change.old ?? old).map { repository.contents(of: $0, at: path) },
            actual: change.isThere ? new ?? inTree.map { repository.resolvingPointers($0, at: path) } : nil)
    }
}
