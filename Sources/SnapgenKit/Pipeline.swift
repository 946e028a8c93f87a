import SnapgenConfiguration
package import SnapgenModel
package import SnapgenPlan
import SnapgenRender
package import SnapgenScan

/// The stages of a run: sources, catalog, plan and files, each made of the one before.
package struct Pipeline: Sendable {
    package enum Stage: Int, Sendable {
        case catalog
        case plan
        case files
        /// The files are compared with those on disk.
        case changes
        case output
    }

    package var project: Project

    package init(_ project: Project) { self.project = project }

    /// Runs all stages up to `end`.
    ///
    /// The stages up to the plan never throw: their problems, such as an unreadable source, are diagnostics of the
    /// result. No file is rendered if a diagnostic of the plan is an error.
    package func run(to end: Stage) throws(DiagnosticError) -> Run {
        if end.rawValue > Stage.plan.rawValue, let problem = project.targetProblem { throw DiagnosticError(problem) }
        let (sources, problems) = project.sources()
        var run = Run(sources: sources, plan: TestPlan(target: configuration.tests.target))
        let tests = end == .catalog ? nil : project.testSources()
        let leftOut = configuration.tests.isWritten ? LeftOutFiles(project, scanned: sources) : nil
        run.leftOut = leftOut?.previews(configuration.catalog, project.request.scan) ?? []
        let left = leftOut?.diagnostic(run.leftOut)
        let scanned = scanner.scan(sources)
        run.catalog = catalog(of: scanned, problems + [left].compactMap { $0 })
        run.catalog.diagnostics += project.divisionProblems(in: run.catalog)
        guard let tests else {
            run.catalog.diagnostics += TestPlanner(configuration).unknownBatches(in: run.catalog)
            return run
        }
        let part = project.part(of: run.catalog)
        run.plan = TestPlanner(part.configuration, origins: project.resolved.origins)
            .plan(part.catalog, target: testTarget(tests, of: part.catalog))
        run.plan.previews = run.catalog.entries.compactMap(PlannedPreview.init)
        if !configuration.tests.isWritten {
            run.uiTestPlan = run.plan
            (run.plan.suites, run.plan.cases) = ([], [])
        }
        // An error of the plan ends the run, so it is lowered here.
        run.plan.diagnostics += project.libraryProblem(of: run.plan).compactMap {
            $0.applying(configuration.diagnostics)
        }
        run.plan.diagnostics += project.emptyBuildProblem(of: run.plan)
        if end == .plan { return run }
        try render(&run, to: end)
        return run
    }

    /// Returns whether the files of a plan are on disk.
    package func isWritten(_ run: Run) -> Bool {
        var run = run
        guard !project.needsSetUp, (try? render(&run, to: .changes)) != nil else { return false }
        return !run.generation.outcomes.isEmpty && run.generation.outcomes.allSatisfy { $0.action == .unchanged }
    }
}

// MARK: - Stages

extension Pipeline {
    private var configuration: Configuration { project.configuration }

    private func catalog(of scanned: ScannedProject, _ problems: [Diagnostic]) -> Catalog {
        var (catalog, rules, attributes) = resolver.resolution(of: scanned)
        project.skipUncompiled(in: &catalog)
        project.skipOtherPlatforms(in: &catalog)
        let checks = CatalogChecks(
            resolved: project.resolved, catalog: catalog, unmatchedRules: rules, unmatchedAttributes: attributes)
        let found = problems + scanned.diagnostics + (project.isComplete ? checks.unusedSettings : [])
        let limits = checks.limits + (project.conditionDifferences?.diagnostics(for: catalog.entries) ?? [])
        catalog.diagnostics = found.sortedByPlace() + (catalog.diagnostics + limits).sortedByPlace()
        return catalog
    }

    private var scanner: ProjectScanner {
        ProjectScanner(settings: configuration.catalog, options: project.request.scan)
    }

    private var resolver: CatalogResolver {
        CatalogResolver(settings: configuration.catalog, rules: configuration.rules)
    }

    private func testTarget(_ sources: SourceList, of catalog: Catalog) -> TestTarget {
        TestTarget(
            modules: project.build?.modules.map(\.name) ?? [],
            written: scanner.writtenFiles(in: sources, holding: TestTarget.sought(for: catalog)))
    }

    private func render(_ run: inout Run, to end: Stage) throws(DiagnosticError) {
        let diagnostics = run.plan.diagnostics + project.outputProblems + project.linkWarning(of: run.plan)
        run.generation = Generation(diagnostics: diagnostics)
        if diagnostics.hasErrors { return }
        do throws(DiagnosticError) {
            let templates = try project.templates()
            run.files = try render(run, templates)
            run.uiTests = try project.uiTestFiles(of: run.uiTestPlan ?? run.plan)
            let delivered = try deliver(run, end)
            run.generation = Generation(
                diagnostics: diagnostics + (try problems(of: run.files, templates)) + delivered.diagnostics,
                outcomes: delivered.outcomes, hasTests: !run.plan.cases.isEmpty)
        } catch {
            let origin = project.resolved.origin(of: "tests.template")
            throw DiagnosticError(diagnostics + error.diagnostics.map(origin.placing))
        }
    }

    private func render(_ run: Run, _ templates: TemplateSet) throws(DiagnosticError) -> [RenderedFile] {
        let unread = run.catalog.diagnostics.filter { $0.id == .sourceTooComplex }.compactMap(\.path)
        let renderer = project.renderer(templates, unread: run.sources.modules(of: unread))
        return try renderer.render(run.plan, facts: renderer.readsFacts ? facts(of: run.sources) : SourceFacts())
    }

    private func deliver(
        _ run: Run, _ end: Stage
    ) throws(DiagnosticError) -> (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) {
        var delivered: (outcomes: [WriteOutcome], diagnostics: [Diagnostic]) = ([], [])
        guard end.rawValue > Stage.files.rawValue else { return delivered }
        let parts = try project.outputs(of: run).map { folder, files throws(DiagnosticError) in
            (try project.writer(into: folder), files)
        }
        for (writer, files) in parts + project.formerOutputs(of: run).map({ ($0, []) }) {
            let part = try writer.deliver(files, to: end)
            delivered.outcomes += part.outcomes
            delivered.diagnostics += part.diagnostics
        }
        return delivered
    }

    /// A warning for each file of a user's template that is not valid Swift; it is written to show the mistake.
    private func problems(of files: [RenderedFile], _ templates: TemplateSet) throws(DiagnosticError) -> [Diagnostic] {
        guard templates.hasFiles else { return [] }
        var problems: [Diagnostic] = []
        // The runtime is the tool's own, and parsing it takes longer than all else.
        for file in files where file.path.string != GeneratedFileName.runtime {
            guard let error = try SyntaxReader.firstError(in: file.contents) else { continue }
            let problem =
                "the template generates invalid Swift: '\(file.path)', line \(error.line): \(error.words); mend "
                + "the template"
            problems.append(Diagnostic(.badTemplate, .warning, problem, path: configuration.tests.template.name))
        }
        return problems
    }

    /// The types and macros of all sources, for templates that are written over them and not over the plan.
    private func facts(of sources: SourceList) -> SourceFacts {
        var options = project.request.scan
        options.readsFacts = true
        let scanned = ProjectScanner(settings: configuration.catalog, options: options).scan(sources)
        return SourceFacts(of: scanned.files, catalog: resolver.resolution(of: scanned).catalog)
    }
}

// MARK: - Results

/// The results of the stages of a run; those behind its end are empty.
package struct Run: Sendable {
    package var sources: SourceList
    /// The previews in files that are not scanned, by reason.
    package var leftOut: [LeftOutFiles.Previews] = []
    package var catalog = Catalog()
    package var plan: TestPlan
    /// The plan for UI tests if there are no others.
    var uiTestPlan: TestPlan?
    package var files: [RenderedFile] = []
    /// The rendered files for UI tests of samples, by their folders.
    var uiTests: [(path: RelativePath, files: [RenderedFile])] = []
    package var generation = Generation(diagnostics: [])
}

/// The result of generating tests, as `snapgen generate --format json` prints it.
package struct Generation: Equatable, Encodable, Sendable {
    package private(set) var schema = "snapgen.generation/1"
    package var diagnostics: [Diagnostic]
    package var outcomes: [WriteOutcome] = []
    package var hasTests = false
}

extension Generation {
    package init(merging all: [Generation], diagnostics: [Diagnostic]) {
        self.init(
            diagnostics: diagnostics, outcomes: all.flatMap(\.outcomes), hasTests: all.contains(where: \.hasTests))
    }
}
