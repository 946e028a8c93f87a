import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenRender

struct RenderedFolder: Sendable {
    var path: RelativePath
    /// Its files, whose paths are below the folder.
    var files: [RenderedFile]
}

extension Project {
    /// The folders that get files for UI tests; none in a build, and none but for the first test target.
    var uiTestFolders: [RelativePath] {
        guard build == nil, isFirstTarget else { return [] }
        return [configuration.uiTests.app, configuration.uiTests.output].compactMap { $0 }
    }

    /// Renders the files for UI tests of a plan.
    ///
    /// - Throws: a diagnostic if a template cannot be rendered.
    func uiTestFiles(of plan: TestPlan) throws(DiagnosticError) -> [RenderedFolder] {
        guard !uiTestFolders.isEmpty else { return [] }
        var folders: [RenderedFolder] = []
        if let path = configuration.uiTests.app {
            let file = try UITestRenderer.appFile(of: plan, renderOptions, appModule: appModule)
            folders.append(RenderedFolder(path: path, files: [file]))
        }
        if let path = configuration.uiTests.output {
            folders.append(RenderedFolder(path: path, files: [try UITestRenderer.testFile(of: plan, renderOptions)]))
        }
        return folders
    }

    /// A writer into a folder for UI tests.
    ///
    /// - Throws: a diagnostic where links lead the folder out of the project.
    func writer(into folder: RelativePath) throws(DiagnosticError) -> OutputWriter {
        let path = root.absolute(folder)
        try requireFolder(path, "'ui_tests'")
        return OutputWriter(folder: path, root: root, files: files, setting: "'ui_tests'")
    }

    /// The module that contains the files for the app; `nil` if none is configured and no folder contains them.
    private var appModule: String? {
        if let module = configuration.uiTests.module { return module }
        guard let folder = configuration.uiTests.app else { return nil }
        let modules = configuration.sources.filter { "\(folder)/".hasPrefix($0.path.map { "\($0)/" } ?? "") }
        return modules.max { ($0.path?.string.count ?? 0) < ($1.path?.string.count ?? 0) }?.module
    }

    /// An error for each two output folders that are the same, because a run removes what else was generated there.
    var sharedOutputProblems: [Diagnostic] {
        let folders = uiTestFolders
        let shared = Set(folders).count < folders.count || folders.contains(configuration.tests.output)
        guard shared else { return [] }
        let problem = "'ui_tests.app', 'ui_tests.output' and 'tests.output' name the same folder; give each its own"
        return [resolved.origin(of: \.uiTests.app).diagnostic(.misplacedOutput, problem)]
    }
}
