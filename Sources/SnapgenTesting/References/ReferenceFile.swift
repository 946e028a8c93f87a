import Foundation

struct ReferenceFile {
    let path: String

    func text() throws -> String? {
        guard Self.exists(path) else { return nil }
        do {
            return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        } catch {
            throw SnapshotProblem("the reference cannot be read: \(path) (\(error.localizedDescription))")
        }
    }

    func write(_ text: String) throws {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            var problem = SnapshotProblem("cannot write \(path): \(error.localizedDescription)")
            problem.isOfWriting = true
            throw problem
        }
    }

    func copy(to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        ReferenceFile(path: path).remove()
        try FileManager.default.copyItem(at: URL(fileURLWithPath: self.path), to: url)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// A Boolean value that indicates whether the file is a Git LFS pointer, which stands in for a file that has not
    /// been fetched.
    var isLargeFilePointer: Bool {
        let file = FileHandle(forReadingAtPath: path)
        defer { try? file?.close() }
        let start = Data("version https://git-lfs".utf8)
        return (try? file?.read(upToCount: start.count)) == start
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}

enum FilePath {
    static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
    }

    /// Returns a path as seen from a folder if it lies below it, otherwise the path itself.
    static func relative(_ path: String, to folder: String) -> String {
        let prefix = join(folder, "")
        guard path.utf8.starts(with: prefix.utf8) else { return path }
        return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
    }
}
