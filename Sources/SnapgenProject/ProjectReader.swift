package import SnapgenModel

/// A reader of projects of all kinds.
///
///     let layout = try ProjectReader(files: files, root: "/me/App").layout(at: "/me/App")
///
/// In a folder, it reads the workspaces, or else the Xcode projects, the XcodeGen specification `project.yml`, or the
/// package: the first of these with a target. Local packages that a project refers to are read as well.
package struct ProjectReader {
    let files: any ProjectFiles
    let root: String
    let configuration: String?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - files: The files of the project.
    ///   - root: The folder that the paths of the layout are relative to, absolute.
    ///   - configuration: The build configuration; by default `Debug`, or else the first one with "debug" in its name.
    package init(files: any ProjectFiles, root: String, configuration: String? = nil) {
        self.files = files
        self.root = root
        self.configuration = configuration
    }

    func relative(_ path: String) -> String { path.relative(to: root) }

    /// Reads the project at an absolute path: a folder, or one of the files that `ProjectLayout.projects` lists.
    ///
    /// - Returns: Everything that could be read, with the diagnostics of what could not.
    /// - Throws: A diagnostic if there is no project.
    package func layout(at path: String) throws(DiagnosticError) -> ProjectLayout {
        var layout = ProjectLayout()
        for candidates in try candidates(at: path) {
            let found = self.layout(of: candidates)
            layout.append(found)
            if !found.targets.isEmpty { break }
        }
        readLocalPackages(of: &layout)
        layout.packages = layout.packages.unique
        if layout.targets.isEmpty, isTuistProject(path) { layout.diagnostics.append(notGenerated(path)) }
        layout.diagnostics = Self.diagnostics(of: layout)
        return layout
    }

    /// Returns the diagnostics of a layout, each once; with a target there is a result, and so no error.
    private static func diagnostics(of layout: ProjectLayout) -> [Diagnostic] {
        let unique = Array(Set(layout.diagnostics)).sortedByPlace()
        return unique.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.severity == .error, !layout.targets.isEmpty { diagnostic.severity = .warning }
            return diagnostic
        }
    }

    // MARK: - Discovery

    /// Returns the projects at a path, grouped by kind, the preferred kind first.
    private func candidates(at path: String) throws(DiagnosticError) -> [[String]] {
        if Self.isProject(path) { return [[path]] }
        let names = files.names(in: path)
        let specification = names.filter { $0 == "project.yml" || $0 == "project.yaml" }
        let kinds = [
            names.filter { $0.pathExtension == "xcworkspace" }, names.filter { $0.pathExtension == "xcodeproj" },
            specification, names.filter { $0 == "Package.swift" },
        ]
        let found = kinds.filter { !$0.isEmpty }.map { $0.map { AbsolutePath.resolve($0, from: path) } }
        guard !found.isEmpty else { throw DiagnosticError(noProject(at: path)) }
        return found
    }

    private static func isProject(_ path: String) -> Bool {
        ["xcworkspace", "xcodeproj", "yml", "yaml"].contains(path.pathExtension)
            || path.lastComponent == "Package.swift"
    }

    private func noProject(at path: String) -> Diagnostic {
        guard files.hasFolder(path) else {
            return Diagnostic(.noProject, .error, "there is no such folder or project", path: relative(path))
        }
        if isTuistProject(path) { return notGenerated(path) }
        let below = files.names(in: path).filter { name in
            files.names(in: "\(path)/\(name)").contains { $0.pathExtension == "xcodeproj" || $0 == "Package.swift" }
        }
        let hint = below.isEmpty ? "pass its folder" : "pass one of \(below.prefix(5).joined(separator: ", "))"
        return Diagnostic(
            .noProject, .error,
            "there is no workspace, Xcode project, project.yml or Package.swift here; \(hint)",
            path: relative(path))
    }

    /// Returns whether the names in a folder include a manifest of Tuist, whose project is read after `tuist generate`.
    package static func isTuistProject(_ names: [String]) -> Bool {
        names.contains { ["Project.swift", "Workspace.swift", "Tuist.swift"].contains($0) }
    }

    private func isTuistProject(_ path: String) -> Bool { Self.isTuistProject(files.names(in: path)) }

    private func notGenerated(_ path: String) -> Diagnostic {
        Diagnostic(
            .noProject, .error, "there is no Xcode project yet; run 'tuist generate' first", path: relative(path))
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

    /// Reads a project, and returns the paths of the projects that it refers to.
    private func read(
        _ path: String, into layout: inout ProjectLayout, _ targets: inout [XcodeTarget]
    ) throws(DiagnosticError) -> [String] {
        switch path.pathExtension {
        case "xcodeproj":
            guard files.hasFile("\(path)/project.pbxproj") else { throw missingProject(path) }
            let project = try xcodeProject(path)
            targets += project.targets
            layout.append(project.layout)
            return project.references
        case "yml", "yaml":
            let project = try xcodeGenProject(path)
            targets += project.targets
            layout.append(project.layout)
        case "swift": layout.packages.append(ProjectPackage(folder: path.folder, root))
        default: layout.packages.append(ProjectPackage(folder: path, root))
        }
        return []
    }

    private func missingProject(_ path: String) -> DiagnosticError {
        let step = path.contains("/Pods/") ? "run 'pod install'" : "generate it, or remove it from the workspace"
        return DiagnosticError(
            Diagnostic(
                .missingProjectFile, .error, "the project does not exist; \(step)", path: relative(path)))
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

    /// Adds a package, and returns those that it depends on.
    private func add(
        packageIn folder: String, _ description: Result<[UInt8]?, DiagnosticError>, to layout: inout ProjectLayout
    ) -> [ProjectPackage] {
        do throws(DiagnosticError) {
            guard let description = try description.get() else { return [] }
            let found = try packageLayout(of: folder, description)
            layout.append(found)
            return found.packages
        } catch {
            let exists = files.hasFile("\(folder)/Package.swift")
            layout.diagnostics += exists ? error.diagnostics : missingPackage(folder, in: layout)
            return []
        }
    }

    /// Returns a warning about a missing package, unless there is another one of its name: SwiftPM takes the package of the
    /// project in place of one that a package refers to.
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
