import Foundation
import SnapgenKit
import SnapgenModel
import SnapgenPlan
import SnapgenRender

/// The stages from a resolved catalog to files that are compared with those on disk.
struct Stages {
    /// The names of the stages, in order.
    static let names = ["plan", "inputs", "render", "compare"]

    private let catalog: Catalog
    private let configuration: Configuration
    private let writer: OutputWriter

    /// Creates the stages for a catalog and writes its files to `folder`.
    init(_ catalog: Catalog, folder: String) throws {
        self.catalog = catalog
        configuration = Configuration(tests: TestSettings(output: TestSettings.defaultOutput, target: "AppTests"))
        writer = OutputWriter(folder: "\(folder)/Generated", root: ProjectRoot(folder), files: LocalFileSystem())
        _ = try writer.write(try Self.render(TestPlanner(configuration).plan(catalog), .builtIn, configuration))
    }

    /// Returns the CPU time of each stage in milliseconds.
    ///
    /// The time for the templates' inputs is measured by rendering an empty template, and subtracted from the time for
    /// rendering.
    func measured() throws -> [Double] {
        let (plan, planning) = milliseconds { TestPlanner(configuration).plan(catalog) }
        let nothing = TemplateSet.builtIn.adding("", at: Self.testsTemplate)
        let (_, inputs) = try milliseconds { try Self.render(plan, nothing, configuration) }
        let (files, rendering) = try milliseconds { try Self.render(plan, .builtIn, configuration) }
        let (outcomes, comparing) = try milliseconds { try writer.write(files).outcomes }
        precondition(outcomes.allSatisfy { $0.action == .unchanged }, "rendering is not the same every time")
        return [planning, inputs, rendering - inputs, comparing]
    }

    private static var testsTemplate: RelativePath {
        guard let path = RelativePath("xctest.stencil") else { preconditionFailure("no template") }
        return path
    }

    private static func render(
        _ plan: TestPlan, _ templates: TemplateSet, _ configuration: Configuration
    ) throws -> [RenderedFile] {
        try TestRenderer(templates: templates, options: RenderOptions(configuration, version: "1.0.0")).render(plan)
    }
}

/// Returns the result of some work and its CPU time in milliseconds, user and system.
private func milliseconds<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    let start = clock()
    let result = try work()
    return (result, Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC))
}
