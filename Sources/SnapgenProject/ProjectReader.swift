package import SnapgenModel

/// A reader of projects of all kinds.
///
/// In a folder, it reads the workspaces, or else the Xcode projects, the XcodeGen specification `project.yml`, or the
/// package: the first of these with a target. Local packages that a project refers to are read as well.
package struct ProjectReader {
    let files: any ProjectFiles
    /// The folder that the paths of the layout are relative to, absolute.
    let root: String
    /// The build configuration; by default `Debug`, or else the first one with "debug" in its name.
    let configuration: String?

    package init(files: any ProjectFiles, root: String, configuration: String? = nil) {
        self.files = files
        self.root = root
        self.configuration = configuration
    }

    func relative(_ path: String) -> String { path.relative(to: root) }

    /// Reads the project at an absolute path: a folder, or one of the files that `ProjectLayout.projects` lists.
    package func layout(at path: String) throws(DiagnosticError) -> ProjectLayout {
        var layout = ProjectLayout()
        for candidates in try candidates(at: path) {
            let found = self.layout(of: candidates)
            layout.append(found)
            if !found.targets.isEmpty { break }
        }
        readLocalPackages(of: &layout)
        layout.packages = Set(layout.packages)
            .sorted { ($0.name, $0.path ?? "", $0.url ?? "") < ($1.name, $1.path ?? "", $1.url ?? "") }
        if layout.targets.isEmpty { layout.diagnostics += notGenerated(path) }
        layout.diagnostics = Array(Set(layout.diagnostics)).sortedByPlace()
        // One side of a conflict may lack what the other one has.
        if let conflict = layout.diagnostics.first(where: { $0.message == Diagnostic.conflict }) {
            throw DiagnosticError(conflict)
        }
        // With a target there is a result, and so no error.
        for index in layout.diagnostics.indices where !layout.targets.isEmpty {
            if layout.diagnostics[index].severity == .error { layout.diagnostics[index].severity = .warning }
        }
        return layout
    }

    // MARK: - Discovery

    /// Returns the projects at a path, grouped by kind, the preferred kind first.
    private func candidates(at path: String) throws(DiagnosticError) -> [[String]] {
        let isProject = ["xcworkspace", "xcodeproj", "yml", "yaml"].contains(path.pathExtension)
        if isProject || path.lastComponent == "Package.swift" { return [[path]] }
        let names = files.names(in: path)
        let kinds = [
            names.filter { $0.pathExtension == "xcworkspace" }, names.filter { $0.pathExtension == "xcodeproj" },
            names.filter { $0 == "project.yml" || $0 == "project.yaml" }, names.filter { $0 == "Package.swift" },
        ]
        let found = kinds.filter { !$0.isEmpty }.map { $0.map { AbsolutePath.resolve($0, from: path) } }
        if found.isEmpty { throw DiagnosticError(notGenerated(path).first ?? noProject(at: path)) }
        return found
    }

    private func noProject(at path: String) -> Diagnostic {
        let below = files.names(in: path).filter { name in
            files.names(in: "\(path)/\(name)").contains { $0.pathExtension == "xcodeproj" || $0 == "Package.swift" }
        }
        let hint = below.isEmpty ? "pass its folder" : "pass one of \(below.prefix(5).joined(separator: ", "))"
        let message =
            files.hasFolder(path)
            ? "there is no workspace, Xcode project, project.yml or Package.swift here; \(hint)"
            : "there is no such folder or project; check the path"
        return Diagnostic(.noProject, .error, message, path: relative(path))
    }

    /// Returns whether the names in a folder include a manifest of Tuist, whose project is read after `tuist generate`.
    package static func isTuistProject(_ names: [String]) -> Bool {
        names.contains { ["Project.swift", "Workspace.swift", "Tuist.swift"].contains($0) }
    }

    private func notGenerated(_ path: String) -> [Diagnostic] {
        guard Self.isTuistProject(files.names(in: path)) else { return [] }
        let message = "there is no Xcode project yet; run 'tuist generate' first"
        return [Diagnostic(.noProject, .error, message, path: relative(path))]
    }

    // MARK: - Reading

    private func layout(of paths: [String]) -> ProjectLayout {
        var layout = ProjectLayout()
        var targets: [XcodeTarget] = []
        var seen = Set<String>()
        var waiting = paths.flatMap { containers(at: $0, &layout) }[...]
        while let path = waiting.popFirst() {
            guard seen.insert(path).inserted else { continue }
            do throws(DiagnosticError) {
                waiting += try read(path, into: &layout, &targets)
            } catch {
                layout.diagnostics += error.diagnostics
            }
        }
        let relations = TargetRelations(targets.map(\.target))
        layout.targets = targets.map(relations.completed) + layout.targets
        return layout
    }

    /// Returns the projects and packages in a workspace, or else the path itself.
    private func containers(at path: String, _ layout: inout ProjectLayout) -> [String] {
        guard path.pathExtension == "xcworkspace" else { return [path] }
        do throws(DiagnosticError) {
            let references = try references(in: path)
            layout.projects.append(relative(path))
            layout.append(tests(of: path))
            return references.filter { $0.pathExtension == "xcodeproj" || files.hasFile("\($0)/Package.swift") }
        } catch {
            layout.diagnostics += error.diagnostics
            return []
        }
    }

    private func read(
        _ path: String, into layout: inout ProjectLayout, _ targets: inout [XcodeTarget]
    ) throws(DiagnosticError) -> [String] {
        let project: XcodeProject
        switch path.pathExtension {
        case "xcodeproj": project = try xcodeProject(path)
        case "yml", "yaml": project = try xcodeGenProject(path)
        default:
            layout.packages.append(ProjectPackage(folder: path.pathExtension == "swift" ? path.folder : path, root))
            return []
        }
        targets += project.targets
        layout.append(project.layout)
        return project.references
    }

    // MARK: - Packages

    /// Adds the targets of the local packages, and of those that they depend on.
    private func readLocalPackages(of layout: inout ProjectLayout) {
        var seen = Set<String>()
        var waiting = layout.packages
        while !waiting.isEmpty {
            let folders = waiting.compactMap(\.path).filter { seen.insert($0).inserted }
                .map { AbsolutePath.resolve($0, from: root) }
            waiting = []
            for (folder, description) in zip(folders, files.packageDescriptions(in: folders)) {
                waiting += add(packageIn: folder, description, to: &layout)
            }
        }
    }

    private func add(
        packageIn folder: String, _ description: Result<PackageDescription?, DiagnosticError>,
        to layout: inout ProjectLayout
    ) -> [ProjectPackage] {
        do throws(DiagnosticError) {
            guard let description = try description.get() else { return [] }
            let found = self.layout(of: description, in: folder)
            layout.append(found)
            return found.packages
        } catch {
            let manifest = "\(folder)/Package.swift"
            var problems = error.diagnostics
            for index in problems.indices {
                problems[index].path = relative(AbsolutePath.resolve(problems[index].path ?? manifest, from: folder))
            }
            layout.diagnostics += files.hasFile(manifest) ? problems : missingPackage(folder, in: layout)
            return []
        }
    }

    /// Returns a warning about a missing package, unless there is another one of its name: SwiftPM takes the package of
    /// the project in place of one that a package refers to.
    private func missingPackage(_ folder: String, in layout: ProjectLayout) -> [Diagnostic] {
        let others = layout.packages.compactMap(\.path).map { AbsolutePath.resolve($0, from: root) }
        let isReplaced = others.contains { other in
            other.lastComponent.lowercased() == folder.lastComponent.lowercased()
                && files.hasFile("\(other)/Package.swift")
        }
        guard !isReplaced else { return [] }
        return [
            Diagnostic(
                .missingProjectFile, .warning,
                "the package does not exist; restore its folder, or run the tool that generates it",
                path: relative(folder))
        ]
    }
}
