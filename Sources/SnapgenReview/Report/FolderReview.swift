public import SnapgenKit
import SnapgenModel

/// A review of two folders with snapshots.
public struct FolderReview: Sendable {
    /// The cases, sorted by their paths.
    let cases: [ReviewCase]
    /// The folders that cannot be listed.
    let diagnostics: [Diagnostic]

    /// Creates a review of all files, of which those whose names begin with a dot are left out.
    ///
    /// - Parameters:
    ///   - old: The absolute path of the folder of the old snapshots.
    ///   - new: The absolute path of the folder of the new snapshots.
    public init(from old: String, to new: String, _ files: any FileSystem) {
        let sides = [old, new].map { Self.list($0, files) }
        let known = sides.map { Set($0.paths) }
        cases = known[0].union(known[1]).sorted().map { path in
            ReviewCase(
                item: ReportCase(path: path.string, status: .passed), decision: .comparison,
                reference: known[0].contains(path) ? .file(path, below: old, files) : nil,
                actual: known[1].contains(path) ? .file(path, below: new, files) : nil)
        }
        diagnostics = sides.flatMap(\.problems)
    }

    private static func list(
        _ folder: String, _ files: any FileSystem
    ) -> (paths: [RelativePath], problems: [Diagnostic]) {
        var listing = FileListing()
        let selection = FileSelection(prefix: "", suffix: "") { $0.first != UInt8(ascii: ".") }
        files.list(selection, below: folder, into: &listing)
        let paths = (0..<listing.count).compactMap { RelativePath(listing.path(at: $0)) }
        let problems = listing.problems.map { error in
            Diagnostic(.unreadableInput, .error, "cannot be read: \(error.reason); check the path", path: error.path)
        }
        return (paths, problems.sortedByPlace())
    }
}
