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

    struct State: Equatable {
        var hash: String?
        /// The time of the last change, which also tells that the same bytes were written.
        var date: Date?
    }

    var state: State {
        // A link keeps its own date.
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return State(hash: ResultsFile.hash(path), date: attributes?[.modificationDate] as? Date)
    }

    private static let pointer = Data("version https://git-lfs".utf8)
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// Throws for a Git LFS pointer, which stands in for a file that has not been fetched, and for a picture that is no
    /// PNG file, with which swift-snapshot-testing ends the process.
    func check(isPicture: Bool, _ command: RerunCommand) throws {
        let file = FileHandle(forReadingAtPath: path)
        defer { try? file?.close() }
        guard let file, let start = try? file.read(upToCount: Self.pointer.count) ?? Data() else { return }
        if start == Self.pointer {
            throw SnapshotProblem("\(path) is a Git LFS pointer; fetch it with 'git lfs pull'")
        }
        guard isPicture, !start.starts(with: Self.png) else { return }
        throw SnapshotProblem(
            "\(path) is no PNG file; restore it, or delete it and record it anew: \(command.text(.missing))")
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
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
