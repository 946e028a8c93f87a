import Foundation

/// The committed results of a case: the files in a folder.
struct GoldenFiles {
    let folder: URL

    func read() throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return try paths.reduce(into: [:]) { files, path in
            let file = folder.appending(path: path)
            guard !file.hasDirectoryPath, path.contains(".") else { return }
            files[path] = try String(contentsOf: file, encoding: .utf8)
        }
    }

    func write(_ files: [String: String]) throws {
        try? FileManager.default.removeItem(at: folder)
        for (path, contents) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try contents.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
