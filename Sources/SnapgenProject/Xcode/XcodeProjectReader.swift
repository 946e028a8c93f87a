package import SnapgenModel

/// A reader of an Xcode project (`.xcodeproj`).
struct XcodeProjectReader {
    private let files: any ProjectFiles
    private let root: LayoutRoot
    private let configuration: String?

    init(files: any ProjectFiles, root: LayoutRoot, configuration: String?) {
        self.files = files
        self.root = root
        self.configuration = configuration
    }

    /// Reads the project at an absolute path.
    ///
    /// - Throws: A diagnostic if there is no project or it cannot be parsed.
    func project(_ path: String) throws(DiagnosticError) -> XcodeProject {
        let file = "\(path)/project.pbxproj"
        var parser = XcodeProjectFile(path: root.relative(file))
        let objects = try parser.objects(in: try files.read(file))
        let paths = XcodePaths(objects, folder: Self.folder(of: objects, at: path))
        var project = XcodeProject(path: root.relative(path), diagnostics: parser.diagnostics)
        readTargets(objects, paths, at: path, into: &project)
        project.packages = packages(objects, paths, near: path)
        let references = objects.project.fields["projectReferences"]?.list ?? []
        project.references = references.compactMap { $0["ProjectRef"]?.text.flatMap { paths[$0] } }
        let tests = SchemeReader(files: files, root: root).layout(of: path)
        (project.schemes, project.testPlans) = (tests.schemes, tests.testPlans)
        project.diagnostics += tests.diagnostics
        return project
    }

    /// Returns the folder that the paths in a project are relative to.
    private static func folder(of objects: XcodeObjects, at path: String) -> String {
        let below = [objects.project.text("projectDirPath"), objects.project.text("projectRoot")].compactMap { $0 }
        return below.reduce(path.folder) { AbsolutePath.resolve($1, from: $0) }
    }

    private func readTargets(
        _ objects: XcodeObjects, _ paths: XcodePaths, at path: String, into project: inout XcodeProject
    ) {
        var settings = XcodeSettings(
            objects, paths, project: path, configuration: configuration, files: files, display: root.relative)
        let reader = targetReader(objects, paths, project.path)
        for object in objects.all("targets", of: objects.project) {
            guard Self.targetClasses.contains(object.isa) else {
                project.diagnostics.append(unknownTarget(object, in: project.path))
                continue
            }
            let (target, problems) = reader.target(object, settings.settings(of: object))
            project.targets.append(target)
            project.diagnostics += problems
        }
        project.diagnostics += settings.diagnostics
    }

    private static let targetClasses = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]

    private func unknownTarget(_ object: XcodeObject, in path: String) -> Diagnostic {
        Diagnostic(
            .badProject, .warning,
            "target '\(object.text("name") ?? object.id)' has the unknown class '\(object.isa)' and is not read",
            path: path)
    }

    private func targetReader(_ objects: XcodeObjects, _ paths: XcodePaths, _ project: String) -> XcodeTargetReader {
        let folders = objects.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap {
            SynchronizedFolder($0, objects, paths)
        }
        let swiftFiles = Dictionary(folders.map { ($0.path, files.swiftFiles(below: $0.path)) }) { first, _ in first }
        return XcodeTargetReader(
            objects: objects, paths: paths, folders: folders, folderFiles: swiftFiles, files: files, root: root,
            project: project)
    }

    /// Returns the packages that a project refers to: as packages, and local ones as plain folders.
    private func packages(_ objects: XcodeObjects, _ paths: XcodePaths, near path: String) -> [ProjectPackage] {
        let remote = objects.all(isa: "XCRemoteSwiftPackageReference").compactMap { $0.text("repositoryURL") }
        let local = objects.all(isa: "XCLocalSwiftPackageReference").compactMap { $0.text("relativePath") }
            .map { AbsolutePath.resolve($0, from: path.folder) }
        let folders = objects.all(isa: "PBXFileReference").filter(Self.mayBePackage).compactMap { paths[$0.id] }
            .filter { files.hasFile("\($0)/Package.swift") }
        return remote.map(ProjectPackage.init(url:)) + (local + folders).map { ProjectPackage(folder: $0, root) }
    }

    private static func mayBePackage(_ reference: XcodeObject) -> Bool {
        ["wrapper", "folder", "text"].contains(reference.text("lastKnownFileType") ?? "folder")
    }
}

/// An Xcode project as its file describes it.
struct XcodeProject {
    /// The path, relative to the root.
    var path: String
    var targets: [XcodeTarget] = []
    var packages: [ProjectPackage] = []
    /// The projects in it whose products its targets use, absolute.
    var references: [String] = []
    var schemes: [ProjectScheme] = []
    var testPlans: [ProjectTestPlan] = []
    var diagnostics: [Diagnostic]
}
