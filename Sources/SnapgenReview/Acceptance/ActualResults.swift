public import SnapgenKit
import SnapgenModel

/// The actual results that runs have left in the folders of their results.
public struct ActualResults: Sendable {
    private let folders: [String]
    private let files: any FileSystem

    /// Creates the actual results in folders.
    ///
    /// - Parameter folders: The absolute paths of the folders of the results, or of files `results.jsonl` in them.
    public init(in folders: [String] = [], _ files: any FileSystem) {
        self.folders = folders.map { files.kind(of: $0) == .file ? AbsolutePath.resolve("..", from: $0) : $0 }
        self.files = files
    }

    /// Returns the bytes of an actual result.
    ///
    /// Results may come from another machine, so nothing outside of their folders is read, and no link is followed.
    ///
    /// - Throws: A problem if there is no regular file at a path below one of the folders.
    public func bytes(of outcome: CaseOutcome) throws(SnapshotProblem) -> [UInt8] {
        guard let actual = outcome.actual else { throw SnapshotProblem(reason: "the run has left no actual result") }
        let places = folders.compactMap { folder in ProjectRoot(folder).relative(actual).map { (folder, $0) } }
        guard let (folder, path) = places.first else {
            throw SnapshotProblem(
                reason: "'\(actual)' is outside of the folder of the results; run the test again without "
                    + "SNAPSHOT_ARTIFACTS, or with a folder in SNAPGEN_RESULTS there")
        }
        do throws(FileSystemError) {
            return try files.read(path, below: folder)
        } catch {
            throw SnapshotProblem(reason: reason(for: error, at: actual))
        }
    }

    private func reason(for error: FileSystemError, at path: String) -> String {
        if files.isLink(path) { return "'\(path)' is a symbolic link, which is not followed" }
        if files.kind(of: path) == nil { return "'\(path)' does not exist any more; run the test again" }
        return "'\(path)' cannot be read: \(error.reason)"
    }
}
