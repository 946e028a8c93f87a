import SnapgenConfiguration
import SnapgenModel
import SnapgenPlan
import SnapgenRender

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
            let file = try UITestRenderer.appFile(of: plan, renderOptions, appModule: appModule)
            folders.append((path, [file]))
        }
        if let path = configuration.uiTests.output {
            folders.append((path, [try UITestRenderer.testFile(of: plan, renderOptions)]))
        }
        return folders
    }

    /// The module that contains the files for the app; `nil` if none is configured and no folder contains them.
    private var appModule: String? {
        if let module = configuration.uiTests.module { return module }
        guard let folder = configuration.uiTests.app else { return nil }
        let modules = configuration.sources.filter { "\(folder)/".hasPrefix($0.path.map { "\($0)/" } ?? "") }
        return modules.max { ($0.path?.string.count ?? 0) < ($1.path?.string.count ?? 0) }?.module
    }

    /// An error if two output folders are the same, because a run removes what else was generated there.
    var sharedOutputProblems: [Diagnostic] {
        let folders = uiTestFolders
        let shared = Set(folders).count < folders.count || folders.contains(configuration.tests.output)
        guard shared else { return [] }
        let problem = "'ui_tests.app', 'ui_tests.output' and 'tests.output' name the same folder; give each its own"
        return [resolved.origin(of: \.uiTests.app).diagnostic(.misplacedOutput, problem)]
    }
}
