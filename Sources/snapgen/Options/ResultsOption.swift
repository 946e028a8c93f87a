import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The option that names the results of runs.
struct ResultsOption: ParsableArguments {
    @Option(
        name: .customLong("results"),
        help: ArgumentHelp(
            "The folder with the results of a run; may be repeated, for several machines.",
            discussion: "By default, that in SNAPGEN_RESULTS, or else '\(ResultsFolder.usual)'.", valueName: "folder"),
        completion: .directory)
    var folders: [String] = []

    /// The option as words of a command line.
    var words: [String] { folders.flatMap { ["--results", $0] } }
}

/// The results of runs with the folders that they are in.
struct SessionResults {
    /// The outcomes; none if there are no results.
    let run: RunResults
    /// The actual results.
    let actual: ActualResults
    /// The absolute paths of the folders; none if there are no results.
    let folders: [String]
}

extension Session {
    /// Reads the results that an option names, or else those that the tests of a project have written, if there are any.
    func results(_ option: ResultsOption, of root: ProjectRoot) throws -> SessionResults {
        let files = LocalFileSystem()
        let folders = option.folders.isEmpty ? usualResults(of: root, files) : option.folders.map(absolute)
        let found = try answer { () throws(DiagnosticError) in
            try folders.map { folder throws(DiagnosticError) in try ResultsFolder(folder, in: files).read() }
        }
        return SessionResults(
            run: RunResults(of: found.flatMap { $0 }), actual: ActualResults(in: folders, files), folders: folders)
    }

    /// Returns the folder that tests write to, as documented in `Documentation/Commands.md`, if it contains results.
    private func usualResults(of root: ProjectRoot, _ files: any FileSystem) -> [String] {
        let variable = environment["SNAPGEN_RESULTS"].flatMap { $0.isEmpty ? nil : absolute($0) }
        let folder = variable ?? "\(root.path)/\(ResultsFolder.usual)"
        return files.kind(of: "\(folder)/\(ResultsFile.name)") == .file ? [folder] : []
    }
}
