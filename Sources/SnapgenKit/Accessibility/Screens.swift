import SnapgenConfiguration
package import SnapgenModel
import SnapgenRender

/// The schemas of an app for its UI tests: the file `Screens.snapgen.swift` in the folder of `accessibility.screens`.
package struct Screens: Sendable {
    package let diagnostics: [Diagnostic]
    package let file: RenderedFile
    private let writer: OutputWriter

    private let isBuild: Bool

    private static let setting = "'accessibility.screens'"

    /// Compares the file, so that writing it is all that remains; `nil` if neither the configuration nor a build of UI
    /// tests asks for it, or only a part of the project is generated.
    package init?(_ project: Project, besides outputs: [RelativePath]) throws(DiagnosticError) {
        isBuild = project.isUITestBuild
        guard let folder = try Self.folder(of: project, besides: outputs) else { return nil }
        try project.requireFolder(folder, Self.setting)
        // 'keys check' reports what does not concern the file.
        var (schemas, problems) = try project.checkedAccessibilitySchemas()
        if isBuild {
            problems += project.targets?.unreadPackages ?? []
        } else if project.configuration.tests.isWritten, var missingTests = project.targetProblem {
            missingTests.severity = .warning
            problems.append(missingTests)
        }
        if problems.hasErrors { throw DiagnosticError(problems) }
        file = ScreensRenderer.render(schemas, version: SnapgenVersion.current)
        writer = OutputWriter(folder: folder, root: project.root, files: project.files, setting: Self.setting)
        diagnostics = problems + (try writer.deliver([file], to: .changes).diagnostics)
    }

    /// The outcome has differences if nothing is written.
    package func generation(to end: Pipeline.Stage) throws(DiagnosticError) -> Generation {
        Generation(diagnostics: [], outcomes: try writer.deliver([file], to: end).outcomes, hasTests: isBuild)
    }

    private static func folder(
        of project: Project, besides outputs: [RelativePath]
    ) throws(DiagnosticError) -> String? {
        if project.isUITestBuild { return project.outputFolder }
        guard let folder = project.configuration.accessibility.screens, project.isComplete else { return nil }
        if (outputs + project.uiTestFolders).map(project.resolved).contains(project.resolved(folder)) {
            let problem =
                "'accessibility.screens' is also the folder of 'tests.output' or 'ui_tests', whose other generated files "
                + "it would remove; name a folder of its own in the UI test target"
            let origin = project.resolved.origin(of: "accessibility.screens")
            throw DiagnosticError(origin.diagnostic(.misplacedOutput, problem))
        }
        return project.root.absolute(folder)
    }
}

extension Project {
    /// Indicates whether this is a build of UI tests, which get the schemas of the app and nothing else.
    package var isUITestBuild: Bool { build?.isUITest == true }
}
