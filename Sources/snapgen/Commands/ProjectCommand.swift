import ArgumentParser
import SnapgenKit
import SnapgenModel
import SnapgenProject

struct ProjectCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "project", "Print the targets of a project, with their kinds, modules and Swift files.",
        """
        In a folder, the workspaces are read, or else the Xcode projects, XcodeGen's project.yml, or Package.swift. \
        Manifests of packages are read, or else evaluated by 'swift package dump-package' with --evaluate-manifests.
        """, example: "snapgen project App.xcworkspace --format json", page: "Projects")

    @Argument(help: "A folder, workspace, Xcode project, project.yml or Package.swift.", completion: .file())
    var path = "."

    @Option(
        help: ArgumentHelp(
            "The build configuration whose settings are read.",
            discussion: "By default, 'Debug', or else the first one with 'debug' in its name.", valueName: "name"),
        completion: .list(["Debug", "Release"]))
    var configuration: String?

    @Flag(
        name: .customLong("evaluate-manifests"),
        help: "Let SwiftPM evaluate the manifests of packages that cannot be read otherwise.")
    var evaluatesManifests = false

    @OptionGroup var common: CommonOptions

    func run(in session: Session) throws {
        let path = session.absolute(path).replacing(/\.xcodeproj\/project\.[a-z]+$/, with: ".xcodeproj")
        let root = ProjectRoot(Self.isProject(path) ? AbsolutePath.resolve("..", from: path) : path)
        let descriptions = PackageDescriptions(
            evaluatesManifests ? .evaluated : .onDemand, keptBy: .standard, session.environment)
        let files = LocalProjectFiles(root: root, files: LocalFileSystem(), package: descriptions.description)
        session.useConfiguration(at: root)
        let reader = ProjectReader(files: files, root: root.path, configuration: configuration)
        var layout = try reader.layout(at: path)
        let known = layout.configurations.isEmpty ? ["Debug", "Release"] : layout.configurations
        if let configuration, !layout.targets.isEmpty, !known.contains(configuration) {
            let hint = Suggestion.phrase(for: configuration, in: known)
            throw DiagnosticError(.unknownName, "no project has the build configuration '\(configuration)'\(hint)")
        }
        let status = ExitStatus(layout.diagnostics)
        layout.diagnostics = session.report(layout.diagnostics)
        try session.print(layout, report: layout.text(session.style))
        if layout.targets.isEmpty { try status.end() }
    }

    private static func isProject(_ path: String) -> Bool {
        let isBundle = path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
        return isBundle || LocalFileSystem().kind(of: path) != .folder
    }
}

extension ProjectLayout {
    fileprivate func text(_ style: Style) -> String {
        let blocks = targets.map(\.project).distinct { $0 }.map { block(of: $0, style) } + testingSchemes(style)
        return (blocks + [style(.bold, counts) + "\n"]).joined(separator: "\n")
    }

    private func block(of project: String, _ style: Style) -> String {
        var table = Table(style: style)
        table.rows = targets.filter { $0.project == project }.map(row)
        return style(.bold, project) + "\n" + table.text
    }

    private func row(of target: ProjectTarget) -> [Table.Cell] {
        let packages = target.packages.isEmpty ? nil : count(target.packages.count, "package product")
        let details = [target.host.map { "in \($0)" }, packages].compactMap { $0 }.joined(separator: ", ")
        let module = target.module.map { $0 == target.name ? "" : "module \($0)" } ?? ""
        let platforms = target.platforms.map(\.rawValue).joined(separator: ", ")
        let cells: [Table.Cell] = [
            .init(target.name), .init(target.kind.rawValue), .init(module), .init(platforms),
            .init(count(target.files.count, "Swift file")),
        ]
        return details.isEmpty ? cells : cells + [.init(details, .dim)]
    }

    private func testingSchemes(_ style: Style) -> [String] {
        var table = Table(style: style)
        let testing = schemes.filter { !tests(of: $0).isEmpty }
        for scheme in testing {
            table.append(.init(scheme.name), .init(scheme.configuration ?? ""), .init(tests(of: scheme)))
        }
        return testing.isEmpty ? [] : [style(.bold, "Schemes") + "\n" + table.text]
    }

    private func tests(of scheme: ProjectScheme) -> String {
        let targets = scheme.targets.filter { !$0.isSkipped }.map(\.name)
        return (scheme.testPlans.isEmpty ? targets : scheme.testPlans).joined(separator: ", ")
    }

    private var counts: String {
        let files = Set(targets.flatMap(\.files)).count
        let parts = [
            count(targets.count, "target"), count(files, "Swift file"),
            count(packages.count, "package"), count(testPlans.count, "test plan"),
        ]
        return parts.joined(separator: ", ")
    }
}
