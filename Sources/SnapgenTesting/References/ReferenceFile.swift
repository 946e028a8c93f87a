import Foundation

/// A reference or artifact on disk.
struct ReferenceFile {
    let path: String

    /// The contents of the file.
    enum Content: Equatable {
        case missing
        case text(String)
        /// A Git LFS pointer, which stands in for a file that has not been fetched.
        case largeFilePointer
    }

    /// Returns the contents of the file.
    ///
    /// - Throws: A `SnapshotProblem` if the file exists but cannot be read.
    func content() throws -> Content {
        guard Self.exists(path) else { return .missing }
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let text = String(decoding: data, as: UTF8.self)
            return text.hasPrefix("version https://git-lfs") ? .largeFilePointer : .text(text)
        } catch {
            throw SnapshotProblem("the reference cannot be read: \(path) (\(error.localizedDescription))")
        }
    }

    /// Writes the file atomically and creates missing folders.
    ///
    /// - Throws: A `SnapshotProblem` if writing fails.
    func write(_ text: String) throws {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw SnapshotProblem("cannot write \(path): \(error.localizedDescription)")
        }
    }

    /// Returns whether a file or folder exists at a path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}
