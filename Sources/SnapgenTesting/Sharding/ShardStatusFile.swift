import Foundation

/// The file by which tests tell Bazel that they split themselves.
///
/// Runners that split the tests before they start them, as that of `rules_swift`, write an empty file. If the tests then
/// split themselves as well, those that one of the two leaves out would run nowhere; so a file that is there is a reason
/// to run all that one is given, unless it is our own, left by a process before.
enum ShardStatusFile {
    private static let mark = Data("snapgen\n".utf8)

    /// Writes the file; `false` where somebody else has written it.
    ///
    /// Throws where it cannot be written.
    static func announce(_ path: String) throws -> Bool {
        if let content = FileManager.default.contents(atPath: path) { return content == mark }
        do {
            try mark.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw SnapshotProblem("TEST_SHARD_STATUS_FILE is '\(path)', which cannot be written: \(error)")
        }
        return true
    }
}
