package import Foundation

/// A temporary folder that is deleted with the object.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/snapgen-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, contents) in files { try write(contents, to: name) }
    }

    /// Returns a folder with copies of the files.
    package func copy() throws -> TemporaryFolder {
        let copy = try TemporaryFolder()
        try FileManager.default.removeItem(atPath: copy.path)
        try FileManager.default.copyItem(atPath: path, toPath: copy.path)
        return copy
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func path(_ file: String) -> String { "\(path)/\(file)" }

    package func write(_ contents: String, to file: String) throws {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: url)
    }

    /// Returns the text of a file.
    package func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(file))), as: UTF8.self)
    }

    package func text(_ file: String) -> String? { try? read(file) }

    package func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path(file)) }

    /// The paths of all files below the folder, sorted.
    package var files: [String] {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return paths.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(file), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// Returns the attributes that change when a file is written or replaced.
    package func identity(of file: String) throws -> [FileAttributeKey: NSObject] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(file))
        return [.systemFileNumber, .modificationDate].reduce(into: [:]) { $0[$1] = attributes[$1] as? NSObject }
    }

    /// Creates an empty file and returns a handle for the output of a process.
    package func handle(_ file: String) throws -> FileHandle {
        try write("", to: file)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path(file)))
    }
}

/// Returns a new, empty folder that is deleted when the process ends, for use by several tests.
package func processFolder() throws -> URL {
    let folder = ProcessFolders.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.resolvingSymlinksInPath()
}

private enum ProcessFolders {
    static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: ProcessFolders.root) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("snapgen-tests-\(UUID().uuidString)")
    }()
}
