import SnapgenModel

/// A project and the projects in it whose products its targets use, absolute.
typealias XcodeProject = (layout: ProjectLayout, targets: [XcodeTarget], references: [String])

extension ProjectReader {
    func xcodeProject(_ path: String) throws(DiagnosticError) -> XcodeProject {
        var diagnostics: [Diagnostic] = []
        let objects = try objects(of: path, &diagnostics)
        var layout = tests(of: path)
        layout.projects = [relative(path)]
        layout.packages = packages(objects, near: path)
        let list = objects[objects.project.text("buildConfigurationList")]
        let configurations = list.map { objects.all("buildConfigurations", of: $0) } ?? []
        layout.configurations = configurations.compactMap { $0.text("name") }
        var reader = XcodeTargetReader(objects, at: path, self)
        let targets = objects.all("targets", of: objects.project).compactMap { reader.target($0) }
        layout.diagnostics += diagnostics + reader.diagnostics
        let references = objects.project.fields["projectReferences"]?.list ?? []
        return (layout, targets, references.compactMap { $0["ProjectRef"]?.text.flatMap(objects.path) })
    }

    /// Returns the packages that a project refers to: as packages, and local ones as plain folders.
    private func packages(_ objects: XcodeObjects, near path: String) -> [ProjectPackage] {
        let remote = objects.all(isa: "XCRemoteSwiftPackageReference").compactMap { $0.text("repositoryURL") }
        let local = objects.all(isa: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
            .map { AbsolutePath.resolve($0, from: path.folder) }
        let types = ["wrapper", "folder", "text"]
        let folders = objects.all(isa: "PBXFileReference")
            .filter { types.contains($0.text("lastKnownFileType") ?? "folder") }
            .compactMap { objects.path(of: $0.id) }.filter { files.hasFile("\($0)/Package.swift") }
        return remote.map(ProjectPackage.init(url:)) + (local + folders).map { ProjectPackage(folder: $0, root) }
    }

    func setFiles(
        of target: inout ProjectTarget, _ existing: Set<String>, missing: Set<String>,
        _ filters: [String: Set<ProjectPlatform>]
    ) -> [Diagnostic] {
        let names = missing.map(relative).sorted()
        target.sources = TargetSources(
            files: existing.map(relative).sorted(),
            filters: Dictionary(filters.map { (relative($0), $1) }) { $0.union($1) }, missing: names)
        guard let first = names.first else { return [] }
        let count = names.count > 1 ? "\(names.count) files, the first" : "file"
        return [
            Diagnostic(
                .missingProjectFile, .note,
                "target '\(target.name)' lacks \(count) '\(first)'; if a tool generates it, run the tool",
                path: target.project)
        ]
    }
}
