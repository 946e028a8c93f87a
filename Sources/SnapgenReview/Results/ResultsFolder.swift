public import SnapgenKit
public import SnapgenModel

public struct ResultsFolder: Sendable {
    /// The folder below the root of a project that tests write to unless `SNAPGEN_RESULTS` is set.
    public static let usual = ".build/snapgen"

    private let path: String
    private let files: any FileSystem

    /// Creates a folder.
    ///
    /// - Parameter path: The absolute path of the folder, or of a file `results.jsonl` in it.
    public init(_ path: String, in files: any FileSystem) {
        let isFile = files.kind(of: path) == .file
        self.path = isFile ? AbsolutePath.resolve("..", from: path) : path
        self.files = files
    }

    /// Reads the files of the folder, or else of the folders in it, such as those of several downloaded artifacts.
    ///
    /// - Throws: A diagnostic if there is no file or one cannot be read.
    public func read() throws(DiagnosticError) -> [ResultsFile] {
        if let file = try file(in: path) { return [file] }
        let found = try subfolders.map { folder throws(DiagnosticError) in try file(in: folder) }.compactMap { $0 }
        guard found.isEmpty else { return found }
        let problem = "there is no '\(ResultsFile.name)' in the folder or in the folders in it; run the tests first"
        throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem, path: path))
    }

    private var subfolders: [String] { ((try? files.names(in: path)) ?? []).map { "\(path)/\($0)" } }

    private func file(in folder: String) throws(DiagnosticError) -> ResultsFile? {
        let parts = [ResultsFile.oldName, ResultsFile.name].map { "\(folder)/\($0)" }
            .filter { files.kind(of: $0) == .file }
        if parts.isEmpty { return nil }
        let contents = try parts.map { part throws(DiagnosticError) in try bytes(of: part) }
        return ResultsFile(folder: folder, bytes: Array(contents.joined()))
    }

    private func bytes(of path: String) throws(DiagnosticError) -> [UInt8] {
        do throws(FileSystemError) {
            return try files.read(path)
        } catch {
            let problem = "the results cannot be read: \(error.reason); check the path"
            throw DiagnosticError(Diagnostic(.unreadableInput, .error, problem, path: path))
        }
    }
}
