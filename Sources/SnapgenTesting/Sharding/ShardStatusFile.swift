import Foundation

/// The file that informs Bazel that the tests support sharding.
///
/// Runners that distribute the tests themselves, such as that of `rules_swift`, create the empty file before the tests
/// start. If the tests distributed themselves as well, some tests would run in no shard. Sharding is therefore disabled
/// if the file exists, unless an earlier process of the same tests wrote it.
enum ShardStatusFile {
    private static let mark = Data("snapgen\n".utf8)

    /// - Returns: `false` if the runner has already created the file.
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
