import Foundation
import SnapgenKit
import SnapgenModel
import SnapgenRender
import SnapgenTestSupport
import Testing

@Suite("Engines for templates")
struct TemplateEnginesTests {
    /// The cases.
    ///
    /// Stencil is slow, so by default only the cases that use most of the templates are rendered.
    private static let cases = GoldenCase.all.filter { TestTier.properties.isOn || $0.name.hasPrefix("support-") }

    @Test(
        "compiled templates render the same as with Stencil, in every case and for both frameworks",
        arguments: cases, TestSettings.Framework.allCases)
    func sameFiles(golden: GoldenCase, framework: TestSettings.Framework) throws {
        let project = try Project.open(ProjectRequest(folder: golden.root.path), files: LocalFileSystem())
        var configuration = project.configuration
        if configuration.tests.template == configuration.tests.framework.rawValue {
            configuration.tests.template = framework.rawValue
        }
        configuration.tests.framework = framework
        let options = RenderOptions(configuration, build: project.buildOptions, version: SnapgenVersion.current)
        var renderer = TestRenderer(templates: try project.templates(), options: options)
        guard !renderer.readsFacts else { return }
        let plan = Pipeline(project).plan()
        let compiled = try renderer.render(plan)
        renderer.compilesTemplates = false
        let stencil = try renderer.render(plan)
        #expect(compiled.map(\.path) == stencil.map(\.path))
        for (compiled, stencil) in zip(compiled, stencil) {
            #expect(compiled.contents.utf8.elementsEqual(stencil.contents.utf8), "\(compiled.path)")
        }
    }
}
