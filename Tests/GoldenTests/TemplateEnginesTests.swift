import Foundation
import SnapgenKit
import SnapgenMigration
import SnapgenModel
import SnapgenRender
import SnapgenTestSupport
import Testing

/// A user's template may include built-in ones, which Stencil renders then.
@Suite("Engines for templates")
struct TemplateEnginesTests {
    /// The cases.
    ///
    /// Stencil is slow, so by default only the cases that use most of the templates are rendered.
    private static let cases = GoldenCase.all.filter { TestTier.properties.isOn || $0.name.hasPrefix("support-") }

    @Test(
        "Stencil renders the built-in templates to the same bytes, in every case and for both frameworks",
        arguments: cases, TestSettings.Framework.allCases)
    func sameFiles(golden: GoldenCase, framework: TestSettings.Framework) throws {
        let project = try Project.open(ProjectRequest(folder: golden.root.path).migrating, files: LocalFileSystem())
        var configuration = project.configuration
        configuration.tests.template = framework.rawValue
        configuration.tests.framework = framework
        let options = RenderOptions(configuration, build: project.buildOptions, version: SnapgenVersion.current)
        let plan = try Pipeline(project).run(to: .plan).plan
        let unused = try #require(RelativePath("unused.stencil"))
        let compiled = try TestRenderer(templates: .builtIn, options: options).render(plan)
        let stencil = try TestRenderer(templates: .builtIn.adding("", at: unused), options: options).render(plan)
        #expect(compiled.map(\.path) == stencil.map(\.path))
        for (compiled, stencil) in zip(compiled, stencil) {
            #expect(compiled.contents.utf8.elementsEqual(stencil.contents.utf8), "\(compiled.path)")
        }
    }
}
