import SnapgenConfiguration
package import SnapgenModel
import SnapgenPlan
import SnapgenProject
package import SnapgenRender
import SnapgenScan

extension Project {
    /// Errors for the place of the output folder; none in a build, whose output lies in the build tool's own folder.
    var outputProblems: [Diagnostic] {
        guard build == nil else { return [] }
        return modulesOfOutput.map(compiledInto) + referencesProblem + sharedOutputProblems
    }

    /// The path of the file with the tests, if it is generated into the sources.
    package var testsPath: RelativePath { output.appending(GeneratedFileName.tests) ?? output }

    private var output: RelativePath { configuration.tests.output }

    private var outputOrigin: ConfigurationOrigin { resolved.origin(of: "tests.output") }

    private var modulesOfOutput: [SourceModule] {
        guard let file = output.appending(GeneratedFileName.runtime) else { return [] }
        if isExcluded(file) { return [] }
        let folder = files.resolved(outputFolder)
        // The files of a target are known one by one.
        return configuration.sources.filter { $0.target == nil }.filter { module in
            let inside = "\(files.resolved(module.path.map(root.absolute) ?? root.path))/"
            guard "\(folder)/".utf8.starts(with: inside.utf8) else { return false }
            // SwiftPM compiles all of a folder in 'Sources'; elsewhere, a module's folder may hold test targets.
            let isPackageTarget = module.path?.components.contains("Sources") ?? false
            return isPackageTarget || !output.components.contains { $0.hasSuffix("Tests") }
        }
    }

    private func compiledInto(_ module: SourceModule) -> Diagnostic {
        let exclusion = module.path == output ? "" : ", or exclude it from 'sources' with \"exclude: ['\(output)/**']\""
        return outputOrigin.diagnostic(
            .misplacedOutput,
            "'tests.output' ('\(output)') lies in the folder of the module '\(module.module)' "
                + "('\(module.path?.string ?? ".")') of 'sources', so the tests would be compiled into it; name a folder "
                + "of a test target\(exclusion)")
    }

    /// An error for a file, and where a folder that can be deleted and generated again holds what cannot.
    private var referencesProblem: [Diagnostic] {
        let references = configuration.references.folder
        if files.kind(of: root.absolute(references)) == .file {
            let problem = "'references' ('\(references)') is a file; name a folder"
            return [resolved.origin(of: "references").diagnostic(.badValue, problem)]
        }
        guard "\(references)/".utf8.starts(with: "\(output)/".utf8) else { return [] }
        return [
            outputOrigin.diagnostic(
                .misplacedOutput,
                "'references' ('\(references)') lies in 'tests.output' ('\(output)'), which holds generated files only; "
                    + "name another folder for one of them")
        ]
    }
}

// MARK: - Rendering and writing

extension Project {
    var outputFolder: String { build.flatMap { _ in request.output } ?? root.absolute(output) }

    package var builtPackage: String? { build?.root }

    package func templates() throws(DiagnosticError) -> TemplateSet {
        try TemplateReader(root: root, files: files).templates(for: configuration.tests.template.name)
    }

    /// - Parameter unread: The modules with files that were too complex to be read.
    func renderer(_ templates: TemplateSet, unread: [String] = []) -> TestRenderer {
        var options = renderOptions
        options.partialModules.formUnion(unread)
        return TestRenderer(templates: templates, options: options)
    }

    var renderOptions: RenderOptions {
        var options = RenderOptions(configuration, builtPackage: builtPackage, version: SnapgenVersion.current)
        options.linkedModules = linkedModules
        options.partialModules = partialModules
        return options
    }

    /// The modules that tests without a host link; none with a host, which contains them, and in a package, whose build
    /// links all objects.
    private var linkedModules: Set<String> {
        guard let targets, !targets.layout.isPackage, let test = targets.test, test.host == nil else { return [] }
        let linked = targets.importable.filter { ![.app, .appClip].contains($0.kind) }
        return Set(linked.compactMap(\.module))
    }

    /// The modules of which files are excluded or have their tests in another module, or that a configuration or
    /// arguments describe by a folder.
    private var partialModules: Set<String> {
        let isListed = !determination.pathModules.isEmpty || resolved.origin(of: "sources") != .default
        var tested: Set<String> = []
        let modules = configuration.sources.filter { module in
            let files = targets?.files(of: module) ?? []
            defer { tested.formUnion(files) }
            return !configuration.exclude.isEmpty || isListed && module.path != nil || !tested.isDisjoint(with: files)
        }
        return Set(modules.map(\.module))
    }

    func outputs(of run: Run) -> [(folder: String, files: [RenderedFile])] {
        (writesTests ? [(outputFolder, run.files)] : []) + run.uiTests.map { (root.absolute($0.path), $0.files) }
    }

    /// Throws a diagnostic if links lead the folder out of the project, where it may contain other files.
    func writer(into folder: String) throws(DiagnosticError) -> OutputWriter {
        let setting = folder == outputFolder ? "'tests.output' or --output" : "'ui_tests'"
        try requireFolder(folder, setting)
        return OutputWriter(folder: folder, root: root, files: files, setting: setting)
    }

    /// Returns the writers for other folders with generated files: in the test target, and of files for UI tests.
    ///
    /// With another configuration, which may have generated them, the files are kept.
    func formerOutputs(of run: Run) -> [OutputWriter] {
        guard build == nil, request.output == nil else { return [] }
        let folders = testTargets.map(\.output) + uiTestFolders
        let outputs = Set((folders + [configuration.accessibility.screens].compactMap { $0 }).map(resolved))
        let isFormer = { (file: RelativePath) in
            !outputs.contains(file.parent.map(resolved) ?? root.path.lowercased())
                && (try? files.read(file, below: root.path)).map(RenderedFile.hasMark) ?? false
        }
        let own = writesTests ? testSources().paths.filter { GeneratedFileName.contains($0.name) && isFormer($0) } : []
        let all = isFirstTarget ? targets?.layout.targets.flatMap(\.files).compactMap { RelativePath($0) } ?? [] : []
        let others = all.filter { GeneratedFileName.ofUITests.contains($0.name) && isFormer($0) }
        let isAlone = own + others == [] || otherConfigurations().isEmpty
        let copies = isAlone ? run.files + run.uiTests.flatMap(\.files) : nil
        return Set((isAlone ? own + others : own).compactMap(\.parent)).sorted().map {
            OutputWriter(folder: root.absolute($0), root: root, files: files, copies: copies)
        }
    }

    /// The folder that a path leads to, which is the same in other capitals on most disks.
    func resolved(_ path: RelativePath) -> String { files.resolved(root.absolute(path)).lowercased() }

    func requireFolder(_ path: String, _ setting: String) throws(DiagnosticError) {
        let folder = files.resolved(path)
        guard build == nil, root.resolved(in: files).relative(folder) == nil else { return }
        throw DiagnosticError(
            .foreignFile,
            "the output folder is a symbolic link to '\(folder)', outside of the project; remove the link, or name "
                + "another folder with \(setting)",
            path: root.display(path))
    }
}

// MARK: - Files for UI tests

extension Project {
    /// The folders that get files for UI tests; none in a build, and none but for the first test target.
    var uiTestFolders: [RelativePath] {
        guard build == nil, isFirstTarget else { return [] }
        return [configuration.uiTests.app, configuration.uiTests.output].compactMap { $0 }
    }

    func uiTestFiles(of plan: TestPlan) throws(DiagnosticError) -> [(path: RelativePath, files: [RenderedFile])] {
        guard !uiTestFolders.isEmpty else { return [] }
        var folders: [(path: RelativePath, files: [RenderedFile])] = []
        if let path = configuration.uiTests.app {
            folders.append((path, [try UITestRenderer.appFile(of: plan, renderOptions, appModule: appModule)]))
        }
        if let path = configuration.uiTests.output {
            folders.append((path, [try UITestRenderer.testFile(of: plan, renderOptions)]))
        }
        return folders
    }

    private var appModule: String? {
        if let module = configuration.uiTests.module { return module }
        guard let folder = configuration.uiTests.app else { return nil }
        let modules = configuration.sources.filter { "\(folder)/".hasPrefix($0.path.map { "\($0)/" } ?? "") }
        return modules.max { ($0.path?.string.count ?? 0) < ($1.path?.string.count ?? 0) }?.module
    }

    /// An error if two output folders are the same, because a run removes what else was generated there.
    var sharedOutputProblems: [Diagnostic] {
        let folders = uiTestFolders.isEmpty ? [] : uiTestFolders + [configuration.tests.output]
        guard Set(folders.map(resolved)).count < folders.count else { return [] }
        let problem = "'ui_tests.app', 'ui_tests.output' and 'tests.output' name the same folder; give each its own"
        return [resolved.origin(of: "ui_tests.app").diagnostic(.misplacedOutput, problem)]
    }
}
