import SnapgenConfiguration
import SnapgenModel
import SnapgenProject

/// The targets of a project as the origin of modules, and the test target that imports them.
struct ProjectTargets: Sendable {
    /// The project as its files describe it, in the build configuration in which the tests run.
    private(set) var layout: ProjectLayout
    /// The target that the tests belong to; `nil` if the project does not determine it.
    private(set) var test: ProjectTarget?
    /// The targets whose modules the tests can import; all that any test can import if the test target is unknown.
    private(set) var importable: [ProjectTarget]
    /// The problems of the layout and of the choice of a test target.
    private(set) var diagnostics: [Diagnostic] = []
    /// The folders in which files that belong to no scanned module are named; `nil` is the root.
    private(set) var scopes: [RelativePath?] = []
    /// The reasons why no test target was chosen.
    private var choiceProblems: [Diagnostic] = []

    /// Reads the project in a folder, and chooses the test target.
    ///
    /// - Parameters:
    ///   - folder: The folder of the project, absolute.
    ///   - root: The folder that paths are relative to.
    ///   - name: The test target; `nil` to choose one.
    ///   - preferred: The name of the target to choose if it exists.
    /// - Throws: A diagnostic if there is no project.
    init(
        at folder: String, _ root: ProjectRoot, _ files: LocalProjectFiles, test name: String?, preferred: String
    ) throws(DiagnosticError) {
        layout = try ProjectReader(files: files, root: root.path).layout(at: folder)
        importable = layout.targets.filter(\.kind.isImportable)
        if layout.targets.isEmpty { throw DiagnosticError(layout.diagnostics.withError(or: Self.noTargets)) }
        diagnostics = layout.diagnostics.summary
        let choice: (target: ProjectTarget, rivals: [String])
        do throws(DiagnosticError) {
            choice = try layout.testTarget(named: name, preferred: preferred)
        } catch {
            choiceProblems = error.diagnostics
            return
        }
        if let warning = Self.choice(of: choice.target, choice.rivals) { diagnostics.append(warning) }
        try readConfiguration(of: choice.target, at: root, files)
        test = layout.targets.first { $0.name == choice.target.name && $0.project == choice.target.project }
        importable = layout.targets(importableBy: test ?? choice.target)
    }

    /// Reads the project again if the schemes run a test target in another configuration than `Debug`.
    private mutating func readConfiguration(
        of test: ProjectTarget, at root: ProjectRoot, _ files: LocalProjectFiles
    ) throws(DiagnosticError) {
        guard let configuration = layout.configuration(of: test), configuration != "Debug" else { return }
        layout = try ProjectReader(files: files, root: root.path, configuration: configuration).layout(at: root.path)
    }

    /// Takes the modules that the test target can import.
    ///
    /// - Throws: A diagnostic if there is no test target.
    mutating func allModules() throws(DiagnosticError) -> [SourceModule] {
        try requireTestTarget()
        scopes = [nil]
        return importable.filter { !$0.files.isEmpty }.map { module(of: $0) }
    }

    /// Throws the reasons why no test target was chosen.
    func requireTestTarget() throws(DiagnosticError) {
        if !choiceProblems.isEmpty { throw DiagnosticError(choiceProblems) }
    }

    /// A warning that names the local packages whose modules are not known, because a build must not start SwiftPM.
    var unreadPackages: [Diagnostic] {
        let paths = layout.packages.compactMap(\.path)
        guard let first = paths.first else { return [] }
        let names = paths.map { "'\($0)'" }.joined(separator: ", ")
        return [
            Diagnostic(
                .leftOut, .warning,
                "a build cannot read the local packages \(names); name what is to be tested: \"sources: [{ target: App }, "
                    + "{ path: \(first)/Sources/NAME, module: NAME }]\" in snapgen.yml",
                path: layout.projects.first)
        ]
    }

    /// Returns the module of a target.
    ///
    /// - Throws: A diagnostic if there is no such target, or tests cannot import it.
    func module(of source: SourceModule, _ origin: ConfigurationOrigin) throws(DiagnosticError) -> SourceModule {
        let name = source.target ?? ""
        let target = importable.first { $0.name == name } ?? layout.targets.first { $0.name == name }
        guard let target else {
            let known = layout.targets.filter(\.kind.isImportable).map(\.name)
            let problem = "the project has no target '\(name)'\(Suggestion.phrase(for: name, in: known))"
            throw DiagnosticError(origin.diagnostic(.unknownName, problem))
        }
        guard target.kind.isImportable || target.kind == .tool else {
            throw DiagnosticError(
                origin.diagnostic(
                    .badValue,
                    "no test can import the target '\(name)', which is of the kind '\(target.kind.rawValue)'; move what "
                        + "is to be tested into a framework or package"))
        }
        return module(of: target, below: source.path)
    }

    /// Takes the modules of the targets that have files at or below a path, and names files there that have none.
    mutating func modules(below path: RelativePath?) -> [SourceModule] {
        scopes.append(path)
        return importable.filter { target in target.files.contains { path?.contains($0) ?? true } }
            .map { module(of: $0, below: path) }
    }

    private func module(of target: ProjectTarget, below path: RelativePath? = nil) -> SourceModule {
        SourceModule(path: path, module: target.module ?? ModuleNamer.module(named: target.name), target: target.name)
    }

    /// Returns the files of a module with a target, relative to the root or beginning with `../`.
    func files(of module: SourceModule) -> [String] {
        let target = importable.first { $0.name == module.target } ?? layout.targets.first { $0.name == module.target }
        guard let target else { return [] }
        guard let path = module.path else { return target.files }
        return target.files.filter(path.contains)
    }

    /// The folder that all files of the test target have in common, below the root.
    var testFolder: RelativePath? {
        guard let first = test?.files.first.flatMap({ RelativePath($0) })?.parent else { return nil }
        let folders = sequence(first: first, next: \.parent)
        return folders.first { folder in test?.files.allSatisfy(folder.contains) ?? false }
    }

    private static let noTargets = Diagnostic(
        .noProject, .error, "the project has no targets; name folders in 'sources' of snapgen.yml")

    private static func choice(of target: ProjectTarget, _ rivals: [String]) -> Diagnostic? {
        guard !rivals.isEmpty else { return nil }
        let names = rivals.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            .severalTargets, .warning,
            "the tests are those of the target '\(target.name)', which has the most files; set 'tests.target' in "
                + "snapgen.yml to it or to \(names)",
            path: target.project)
    }
}

extension [Diagnostic] {
    /// The problems of a layout as one note; 'snapgen project' prints them.
    fileprivate var summary: [Diagnostic] {
        guard let first else { return [] }
        let problems = count == 1 ? "a part" : "\(count) parts"
        return [
            Diagnostic(
                first.id, .note, "\(problems) of the project cannot be read; 'snapgen project' lists them",
                path: first.path)
        ]
    }

    fileprivate func withError(or fallback: Diagnostic) -> [Diagnostic] { hasErrors ? self : self + [fallback] }
}

extension RelativePath {
    /// Returns whether a path below the root is this one or below it.
    func contains(_ path: String) -> Bool {
        path.utf8.starts(with: string.utf8)
            && (path.utf8.count == string.utf8.count || path.utf8.dropFirst(string.utf8.count).first == Self.slash)
    }
}
