import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenProject

struct ProjectCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "project",
        abstract: "Print the targets of a project, with their kinds, modules and Swift files.",
        discussion: helpText(
            """
            In a folder, the workspaces are read, or else the Xcode projects, XcodeGen's project.yml, or Package.swift. \
            Manifests of packages are evaluated by 'swift package dump-package'.
            """, example: "snapgen project App.xcworkspace --format json", page: .projects))

    @Argument(help: "A folder, workspace, Xcode project, project.yml or Package.swift.", completion: .file())
    var path = "."

    @Option(
        help: ArgumentHelp(
            "The build configuration whose settings are read.",
            discussion: "By default, 'Debug', or else the first one with 'debug' in its name.", valueName: "name"),
        completion: .list(["Debug", "Release"]))
    var configuration: String?

    @Flag(inversion: .prefixedNo, help: "Read the targets of local packages.")
    var packages = true

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let path = session.absolute(path)
        let root = ProjectRoot(Self.isProject(path) ? AbsolutePath.resolve("..", from: path) : path)
        let readsPackages = packages
        let files = LocalProjectFiles(root: root, files: LocalFileSystem()) { folder throws(DiagnosticError) in
            readsPackages ? try PackageDump.run(in: folder, display: root.display) : nil
        }
        session.useConfiguration(at: root)
        let reader = ProjectReader(files: files, root: root.path, configuration: configuration)
        var layout = try reader.layout(at: path)
        let status = ExitStatus(layout.diagnostics)
        layout.diagnostics = session.report(layout.diagnostics)
        try session.print(layout, report: ProjectReport(layout: layout, style: session.style).text)
        if layout.targets.isEmpty { try status.end() }
    }

    /// Returns whether a path is that of a project and not of a folder with projects.
    private static func isProject(_ path: String) -> Bool {
        let isBundle = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        return isBundle || LocalFileSystem().kind(of: path) == .file
    }
}
