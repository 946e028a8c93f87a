public import SnapgenConfiguration
public import SnapgenModel
import SnapgenProject

/// The set-up of snapgen in a project.
///
///     let setup = Setup(request, files: LocalFileSystem())
///     let plan = try setup.plan(setup.findings(), SetupChoices())
///     try setup.write(plan)
public struct Setup: Sendable {
    let request: ProjectRequest
    /// The folder of the project.
    public let root: ProjectRoot
    let files: any FileSystem

    /// Creates the set-up of the project that a request is about.
    public init(_ request: ProjectRequest, files: any FileSystem) {
        self.request = request
        self.files = files
        root = request.root(in: files)
    }

    /// Finds what there is, and counts the previews and pictures.
    ///
    /// - Parameter configuration: A configuration in place of a missing one, such as that of another tool.
    /// - Throws: Diagnostics if there is no project, or its configuration is invalid.
    public func findings(
        with configuration: ConfigurationFile? = nil, progress: Pipeline.Progress? = nil
    ) throws(DiagnosticError) -> SetupFindings {
        var request = request
        if let configuration, files.kind(of: "\(root.path)/\(ProjectRoot.configurationName)") == nil {
            (request.folder, request.configuration) = (root.path, configuration)
        }
        let projects = try Project.openAll(request, files: files)
        if let problem = Self.unknownTarget(in: projects[0]) { throw DiagnosticError(problem) }
        let layout = try layout(of: projects[0])
        if let problem = unknownApp(in: layout) { throw DiagnosticError(problem) }
        let run = try Pipeline(projects[0]).run(to: .plan, progress: progress)
        let findings = SetupSearch(project: projects[0], layout: layout, files: files, app: request.app)
            .findings(of: run)
        if findings.diagnostics.hasErrors { throw DiagnosticError(findings.diagnostics) }
        return findings
    }

    /// The folder of a project or package to which a configuration further up applies, relative to the root; `nil` if the
    /// requested folder belongs to no other project than that of the root.
    public var innerProject: String? {
        guard files.kind(of: root.configurationPath) != nil else { return nil }
        var folder = request.folder
        while root.relative(folder) != nil {
            let names = (try? files.names(in: folder)) ?? []
            if names.contains(where: { ProjectRoot.isProject($0) || $0 == "Package.swift" }) {
                return root.display(folder)
            }
            folder = ProjectRoot.parent(of: folder)
        }
        return nil
    }

    /// The problem of a test target that is asked for and does not exist; one of the configuration may be added later.
    private static func unknownTarget(in project: Project) -> Diagnostic? {
        guard case .option = project.resolved.origin(of: \.tests.target) else { return nil }
        return project.targets?.choice.problem
    }

    /// The problem of an app that is asked for and does not exist.
    private func unknownApp(in layout: ProjectLayout) -> Diagnostic? {
        let apps = layout.targets.filter { $0.kind == .app }.map(\.name)
        guard let app = request.app, !apps.contains(app) else { return nil }
        return Diagnostic(
            .unknownName, .error, "the project has no app '\(app)'\(Suggestion.phrase(for: app, in: apps))",
            path: layout.projects.first)
    }

    /// Returns the targets of a project, which may be a package.
    func layout(of project: Project) throws(DiagnosticError) -> ProjectLayout {
        if let targets = project.targets { return targets.layout }
        let files = LocalProjectFiles(root: root, files: files, package: request.packageDescription)
        return try ProjectReader(files: files, root: root.path).layout(at: root.path)
    }

    /// Decides which files are written.
    public func plan(_ findings: SetupFindings, _ choices: SetupChoices) -> SetupPlan {
        SetupPlanner(findings: findings, choices: choices, read: text).plan()
    }

    /// Writes the files of a plan.
    ///
    /// - Returns: The outcome for each file that was written.
    /// - Throws: A diagnostic if a file has changed since the plan was made, or cannot be written.
    public func write(_ plan: SetupPlan) throws(DiagnosticError) -> [WriteOutcome] {
        let steps = try plan.written.map { file throws(DiagnosticError) in try (file, contents(of: file)) }
        return try steps.map { file, text throws(DiagnosticError) in
            try write(text, to: file.path)
            return WriteOutcome(path: file.path.string, action: file.action == .create ? .created : .updated)
        }
    }

    private func contents(of file: SetupPlan.File) throws(DiagnosticError) -> String {
        let old = text(at: file.path.string)
        let place = root.absolute(file.path)
        // A text that is not UTF-8 would be written back differently.
        let isReadable = old.map { (try? files.read(place)) == Array($0.utf8) } ?? true
        let isBelow = root.resolved(in: files).relative(files.resolved(place)) != nil
        if files.isLink(place) || !isBelow || !isReadable || (old == nil) != (file.action == .create) {
            throw DiagnosticError(
                Diagnostic(
                    .foreignFile, .error,
                    "is a link, no UTF-8, or was changed meanwhile, and is not written; run 'snapgen init' again",
                    path: file.path.string))
        }
        return old.map { SetupMark.adding(file.text, to: $0) } ?? SetupMark.file(file.text)
    }

    private func write(_ text: String, to path: RelativePath) throws(DiagnosticError) {
        let place = root.absolute(path)
        do throws(FileSystemError) {
            try files.createFolder(ProjectRoot.parent(of: place))
            files.removeLeftovers(in: ProjectRoot.parent(of: place))
            try files.replace(place, with: Array(text.utf8))
        } catch {
            throw cannotWrite(error)
        }
    }

    private func cannotWrite(_ error: FileSystemError) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                .cannotWrite, .error, "cannot be written: \(error.reason); check the folder's permissions",
                path: root.display(error.path)))
    }

    /// Returns the text of a file at the root; `nil` if there is none.
    private func text(at path: String) -> String? {
        let place = "\(root.path)/\(path)"
        guard files.kind(of: place) != nil else { return files.isLink(place) ? "" : nil }
        return (try? files.read(place)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

// MARK: - Undo

extension Setup {
    /// Removes what earlier set-ups have written, except what was changed since.
    ///
    /// - Returns: The outcome for each file, and a warning for each file that is kept.
    /// - Throws: A diagnostic if a file cannot be removed or written.
    public func undo() throws(DiagnosticError) -> (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) {
        var (outcomes, diagnostics): ([WriteOutcome], [Diagnostic]) = ([], [])
        for name in SetupPlanner.created {
            guard let text = text(at: name), let isUnchanged = SetupMark.isUnchanged(file: text) else { continue }
            if isUnchanged {
                try remove(name)
                outcomes.append(WriteOutcome(path: name, action: .removed))
            } else {
                diagnostics.append(kept(name))
            }
        }
        for name in SetupPlanner.extended {
            guard let text = text(at: name), SetupMark.hasAddition(text) else { continue }
            if let rest = SetupMark.removingAddition(from: text), let path = RelativePath(name) {
                try write(rest, to: path)
                outcomes.append(WriteOutcome(path: name, action: .updated))
            } else {
                diagnostics.append(kept(name))
            }
        }
        return (outcomes, diagnostics)
    }

    private func remove(_ name: String) throws(DiagnosticError) {
        do throws(FileSystemError) {
            try files.remove("\(root.path)/\(name)")
        } catch {
            throw cannotWrite(error)
        }
        var folder = RelativePath(name)?.parent
        while let path = folder {
            files.removeEmptyFolder(root.absolute(path))
            folder = path.parent
        }
    }

    private func kept(_ name: String) -> Diagnostic {
        Diagnostic(
            .keptFile, .warning, "was written by 'snapgen init' and changed since, so it is kept; remove it yourself",
            path: name)
    }
}
