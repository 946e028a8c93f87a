import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
package import SnapgenProject
import SnapgenRender

/// The targets of a project as the origin of modules, and the test target that imports them.
package struct ProjectTargets: Sendable {
    /// The project as its files describe it, in the build configuration in which the tests run.
    package private(set) var layout: ProjectLayout
    /// Of several that are suitable, the one with the most files; `nil` if there is none.
    package private(set) var test: ProjectTarget?
    /// The names of the targets that the tests could belong to as well, sorted.
    package let rivals: [String]
    let missingTest: Diagnostic?
    /// The target in whose place modules are chosen: that of the tests or, without one, one that could be added.
    package let importer: ProjectTarget
    private(set) var importable: [ProjectTarget]
    /// The folders in which files that belong to no scanned module are named; `nil` is the root.
    private(set) var scopes: [RelativePath?] = []

    /// Reads the project in a folder; if the configuration names no test target, one is chosen.
    init(
        at folder: String, _ root: ProjectRoot, _ files: LocalProjectFiles, for tests: TestSettings, isNamed: Bool,
        hostedIn app: String? = nil
    ) throws(DiagnosticError) {
        layout = try ProjectReader(files: files, root: root.path).layout(at: folder)
        if layout.targets.isEmpty {
            let problem = "the project has no targets; name folders in 'sources' of snapgen.yml"
            let fallback = layout.diagnostics.hasErrors ? [] : [Diagnostic(.noProject, .error, problem)]
            throw DiagnosticError(layout.diagnostics + fallback)
        }
        do throws(DiagnosticError) {
            let (target, others) = try layout.testTarget(
                named: isNamed ? tests.target : nil, importing: tests.entries.modules,
                in: tests.output.parent?.string ?? "", preferred: tests.target, hostedIn: app)
            (test, rivals, missingTest) = (target, others.sorted(), nil)
        } catch {
            (test, rivals, missingTest) = (nil, [], error.diagnostics[0])
        }
        if let target = test {
            // The project is read again if the schemes run the target in another configuration.
            if let configuration = layout.configuration(of: target), configuration != "Debug" {
                layout = try ProjectReader(files: files, root: root.path, configuration: configuration)
                    .layout(at: folder)
            }
            test = layout.targets.first { $0.name == target.name && $0.project == target.project } ?? target
        }
        // 'init' names a target that is to be added after its app.
        let apps = layout.targets.filter { $0.kind == .app }.map(\.name)
        let host = apps.first { [layout] in layout.proposedTests(hostedIn: $0).name == tests.target }
        var importer = test ?? layout.proposedTests(hostedIn: app ?? host)
        if isNamed { importer.name = tests.target }
        self.importer = importer
        importable = layout.targets(importableBy: importer)
    }

    /// The warnings about packages that only an evaluation of their manifests can describe.
    var unreadPackages: [Diagnostic] { layout.diagnostics.filter { $0.id == .unevaluatedManifest } }

    var diagnostics: [Diagnostic] {
        // A plan without a package's modules is never silent.
        layout.diagnostics.filter { $0.id != .unevaluatedManifest }.summary + unreadPackages
    }

    /// The reason why no tests can be written; `nil` if the target is known.
    package var choiceProblem: Diagnostic? {
        guard let test, !rivals.isEmpty else { return missingTest }
        let names = ([test.name] + rivals).map { "'\($0)'" }.listed(with: "or")
        return Diagnostic(
            .severalTargets, .error,
            "the tests may belong to \(names); set 'tests.target' in snapgen.yml, which 'snapgen init' writes; the first "
                + "has the most files",
            path: test.project)
    }

    /// Takes the modules that the tests can import; in a package, only its own.
    mutating func allModules() -> [SourceModule] {
        scopes = [layout.isPackage ? RelativePath("Sources") : nil]
        return importable.filter { !$0.files.isEmpty && (!layout.isPackage || layout.isOwn($0)) }.map { module(of: $0) }
    }

    func module(of source: SourceModule, _ origin: ConfigurationOrigin) throws(DiagnosticError) -> SourceModule {
        let name = source.target ?? ""
        guard let target = target(named: name) else {
            let known = layout.targets.filter(\.kind.isImportable).map(\.name)
            let problem = "the project has no target '\(name)'\(Suggestion.phrase(for: name, in: known))"
            throw DiagnosticError(origin.diagnostic(.unknownName, problem))
        }
        guard target.kind.isImportable || target.kind == .tool else {
            throw DiagnosticError(origin.diagnostic(.badValue, Self.unimportable(target)))
        }
        return module(of: target, below: source.path)
    }

    private static func unimportable(_ target: ProjectTarget) -> String {
        "no test can import the target '\(target.name)', which is of the kind '\(target.kind.rawValue)'; move what is to be "
            + "tested into a framework or package"
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

    /// Returns the files of a module with a target, relative to the root or beginning with `../`; `nil` for another module.
    func files(of module: SourceModule) -> [String]? {
        guard let name = module.target else { return nil }
        let files = target(named: name)?.files ?? []
        return module.path.map { files.filter($0.contains) } ?? files
    }

    /// The folders of the sources that name targets: their paths, else those of all files.
    func folders(of sources: [SourceModule]) -> [RelativePath] {
        let folders = sources.filter { $0.target != nil }.flatMap { source in
            source.path.map { [$0] } ?? (files(of: source) ?? []).compactMap { RelativePath($0)?.parent }
        }
        return Set(folders).sorted().reduce(into: []) { outer, folder in
            if outer.last?.contains(folder.string) != true { outer.append(folder) }
        }
    }

    private func target(named name: String) -> ProjectTarget? {
        importable.first { $0.name == name } ?? layout.targets.first { $0.name == name }
    }

    /// The folder of the test target; `nil` if new files in it would belong to other targets.
    package var testFolder: RelativePath? {
        guard let test, let folder = test.folder else { return nil }
        // Exceptions may have given the target the files that were generated before.
        let hasGenerated = test.files.contains { GeneratedFileName.contains(RelativePath($0)?.name ?? "") }
        return hasGenerated || !isOfOthers(folder) ? folder : nil
    }

    /// Returns whether Xcode synchronizes a folder with other targets than that of the tests.
    private func isOfOthers(_ folder: RelativePath) -> Bool {
        let owners = layout.targets.filter { target in
            target.sources.folders.contains { RelativePath($0)?.contains(folder.string) ?? false }
        }
        return !owners.isEmpty && !owners.contains { $0.id == test?.id && $0.project == test?.project }
    }

    var missingSources: String {
        if layout.targets.allSatisfy(\.files.isEmpty) {
            return "no Swift file of the project exists; 'snapgen project --verbose' lists the missing files"
        }
        if layout.isPackage {
            return
                "the tests of '\(importer.name)' can import nothing, because it depends on no target with Swift files; add the "
                + "targets that are to be tested to its dependencies in Package.swift"
        }
        let closed = layout.targets.first { [.watchApp, .extension].contains($0.kind) && !$0.files.isEmpty }
        if let closed { return Self.unimportable(closed) }
        return importer.host == nil
            ? "the tests of '\(importer.name)' can import nothing, because it has no host app and depends on no target with Swift "
                + "files; choose a host app in the settings of the target, or let it depend on what is to be tested"
            : "neither the app '\(importer.host ?? "")' nor what it links has Swift files; add files to a target"
    }
}

extension ProjectTarget {
    /// The innermost folder that holds all files of a test target, or else most of them, below the root.
    package var folder: RelativePath? {
        let files = files.compactMap { RelativePath($0) }.filter { !GeneratedFileName.contains($0.name) }
        var counts: [RelativePath: Int] = [:]
        // The output is a folder `Generated` in this one.
        for folder in files.compactMap(\.parent).compactMap({ $0.name == "Generated" ? $0.parent : $0 }) {
            for folder in sequence(first: folder, next: \.parent) { counts[folder, default: 0] += 1 }
        }
        func innermost(with number: Int) -> RelativePath? {
            counts.filter { $0.value >= number }.keys.max { $0.components.count < $1.components.count }
        }
        return innermost(with: (files.count * 4 + 4) / 5) ?? innermost(with: files.count / 2 + 1)
    }
}

extension [Diagnostic] {
    /// The first problem of a layout as a note; 'snapgen project' prints all.
    fileprivate var summary: [Diagnostic] {
        guard let first else { return [] }
        let others = count == 1 ? "" : " ('snapgen project' lists \(count - 1) more)"
        return [Diagnostic(first.id, .note, first.message + others, path: first.path, line: first.line)]
    }
}

extension RelativePath {
    package func contains(_ path: String) -> Bool {
        path.utf8.starts(with: string.utf8)
            && (path.utf8.count == string.utf8.count || path.utf8.dropFirst(string.utf8.count).first == Self.slash)
    }
}
