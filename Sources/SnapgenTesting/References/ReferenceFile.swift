import Foundation

/// A reference or an artifact on disk: the only code of the engine that reads and writes.
struct ReferenceFile {
    let path: String

    /// What lies at the path.
    enum Content: Equatable {
        case missing
        case text(String)
        /// The stand-in that Git LFS leaves for a file that it has not fetched.
        case largeFilePointer
    }

    /// Reads the file; throws a `SnapshotProblem` where it is there and cannot be read.
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

    /// Writes the file as a whole or not at all, with the folders that it needs.
    ///
    /// Throws a `SnapshotProblem` where that is not possible.
    func write(_ text: String) throws {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Into a temporary file in the same folder, which then takes the name.
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw SnapshotProblem("cannot write \(path): \(error.localizedDescription)")
        }
    }

    /// Whether there is a file or a folder at a path.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}
