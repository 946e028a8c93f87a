import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenReview

/// The options for what a report compares.
struct ReportInputs: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder with the results of a run; may be repeated, as for shards.",
            discussion:
                "By default, '\(ResultsFolder.usual)' at the project's root. Of several results, the latest counts.",
            valueName: "folder"),
        completion: .directory)
    var results: [String] = []

    @Option(
        help: ArgumentHelp(
            "Compare the references of a commit with those of today, without results.", valueName: "revision"))
    var base: String?

    @Option(help: ArgumentHelp("With --base, compare with those of another commit.", valueName: "revision"))
    var head: String?

    @Option(
        help: ArgumentHelp(
            "A result bundle of Xcode 16 or later, or a folder with its exported attachments; only failures are in it.",
            valueName: "bundle"),
        completion: .file(extensions: ["xcresult"]))
    var xcresult: String?

    @Flag(help: "Compare two folders of snapshots, without a project.")
    var compare = false

    func validate() throws {
        if head != nil, base == nil { throw ValidationError("--head requires --base") }
        let inputs = [!results.isEmpty, base != nil, xcresult != nil, compare].count { $0 }
        if inputs > 1 { throw ValidationError("--results, --base, --xcresult and --compare exclude each other") }
    }

    /// Reads the results of the given folders, or those of the usual folder if it has any.
    func results(_ session: Session, root: ProjectRoot) throws -> RunResults {
        let files = LocalFileSystem()
        let usual = "\(root.path)/\(ResultsFolder.usual)"
        if results.isEmpty, files.kind(of: "\(usual)/\(ResultsFile.name)") == nil { return RunResults() }
        let folders = results.isEmpty ? [usual] : results.map(session.absolute)
        return try session.answer { () throws(DiagnosticError) in
            let found = try folders.map { folder throws(DiagnosticError) in
                try ResultsFolder(folder, in: files).read()
            }
            return RunResults(of: Array(found.joined()))
        }
    }
}
