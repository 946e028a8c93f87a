public import Foundation

/// A folder that is gone when nobody holds it any more.
public final class TemporaryFolder: Sendable {
    /// Absolute.
    public let path: String

    /// A folder with files in it, by their paths.
    public init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.path + "/snapgen-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, contents) in files { try write(contents, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The absolute path of a file below the folder.
    public func path(_ file: String) -> String { "\(path)/\(file)" }

    /// Writes a file, with the folders that it needs.
    public func write(_ contents: String, to file: String) throws {
        let url = URL(fileURLWithPath: path(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: url)
    }

    /// The text of a file; throws where there is none.
    public func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(file))), as: UTF8.self)
    }

    /// The text of a file; `nil` where there is none.
    public func text(_ file: String) -> String? { try? read(file) }

    /// Whether there is a file or a folder.
    public func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path(file)) }

    /// Every file below the folder, sorted.
    public var files: [String] {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return paths.filter { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path(file), isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// What tells a file that was touched from one that was not.
    public func identity(of file: String) throws -> [FileAttributeKey: NSObject] {
        let attributes = try FileManager.default.attributesOfItem(atPath: path(file))
        return [.systemFileNumber, .modificationDate].reduce(into: [:]) { $0[$1] = attributes[$1] as? NSObject }
    }

    /// An empty file that a process writes its output to.
    public func handle(_ file: String) throws -> FileHandle {
        try write("", to: file)
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path(file)))
    }
}

/// A new, empty folder that goes when this process ends: for what several tests share.
public func processFolder() throws -> URL {
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
