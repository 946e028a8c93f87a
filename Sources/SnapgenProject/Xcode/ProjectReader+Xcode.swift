import SnapgenModel

/// An Xcode project or an XcodeGen specification.
struct XcodeProject {
    /// Everything but the targets.
    var layout: ProjectLayout
    var targets: [XcodeTarget] = []
    /// The projects in it whose products its targets use, absolute.
    var references: [String] = []
}

extension ProjectReader {
    /// Reads an Xcode project (`.xcodeproj`) at an absolute path.
    ///
    /// - Throws: A diagnostic if there is no project or it cannot be parsed.
    func xcodeProject(_ path: String) throws(DiagnosticError) -> XcodeProject {
        let file = "\(path)/project.pbxproj"
        var parser = XcodeProjectFile(path: relative(file))
        let objects = try parser.objects(in: try files.read(file), folder: path.folder)
        var project = XcodeProject(layout: tests(of: path))
        project.layout.projects = [relative(path)]
        project.layout.packages = packages(objects, near: path)
        project.layout.diagnostics += parser.diagnostics
        readTargets(objects, at: path, into: &project)
        let references = objects.project.fields["projectReferences"]?.list ?? []
        project.references = references.compactMap { $0["ProjectRef"]?.text.flatMap(objects.path) }
        return project
    }

    private func readTargets(_ objects: XcodeObjects, at path: String, into project: inout XcodeProject) {
        var settings = XcodeSettings(objects, project: path, self)
        let reader = XcodeTargetReader(objects, project: relative(path), self)
        for object in objects.all("targets", of: objects.project) {
            guard Self.targetClasses.contains(object.isa) else {
                project.layout.diagnostics.append(unknownTarget(object, in: relative(path)))
                continue
            }
            let (target, problems) = reader.target(object, settings.settings(of: object))
            project.targets.append(target)
            project.layout.diagnostics += problems
        }
        project.layout.diagnostics += settings.diagnostics
    }

    private static let targetClasses = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]

    private func unknownTarget(_ object: XcodeObject, in path: String) -> Diagnostic {
        Diagnostic(
            .badProject, .warning,
            "target '\(object.text("name") ?? object.id)' has the unknown class '\(object.isa)' and is not read",
            path: path)
    }

    /// Returns the packages that a project refers to: as packages, and local ones as plain folders.
    private func packages(_ objects: XcodeObjects, near path: String) -> [ProjectPackage] {
        let remote = objects.all(isa: "XCRemoteSwiftPackageReference").compactMap { $0.text("repositoryURL") }
        let local = objects.all(isa: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
            .map { AbsolutePath.resolve($0, from: path.folder) }
        let folders = objects.all(isa: "PBXFileReference").filter(Self.mayBePackage)
            .compactMap { objects.path(of: $0.id) }.filter { files.hasFile("\($0)/Package.swift") }
        return remote.map(ProjectPackage.init(url:)) + (local + folders).map { ProjectPackage(folder: $0, root) }
    }

    private static func mayBePackage(_ reference: XcodeObject) -> Bool {
        ["wrapper", "folder", "text"].contains(reference.text("lastKnownFileType") ?? "folder")
    }
}
