public import SnapgenMigration
public import SnapgenModel
public import SnapgenPlan
import SnapgenRender
import SnapgenScan
import SnapgenSourcery

/// The way through the house: sources in, catalog, plan and files out.
public struct Pipeline: Sendable {
    /// How many of how many files are scanned; called from any thread.
    public typealias Progress = @Sendable (_ done: Int, _ all: Int) -> Void

    let project: Project

    /// The way through the house for a project.
    public init(_ project: Project) {
        self.project = project
    }

    /// Everything in the sources that offers samples.
    ///
    /// - Returns: what could be read; a path that could not is an error among the diagnostics.
    public func catalog(progress: Progress? = nil) -> Catalog {
        let scan = Scan(project)
        var search = scan.search(progress)
        let catalog = catalog(of: search.project(), scan.problems)
        scan.save(search.learned(at: scan.time))
        return catalog
    }

    /// What the sources offer that were scanned; `problems` are those of finding them.
    func catalog(of scanned: ScannedProject, _ problems: [Diagnostic]) -> Catalog {
        let resolver = CatalogResolver(settings: configuration.catalog, rules: configuration.rules)
        var (catalog, unmatched) = resolver.resolution(of: scanned)
        let unused = UnusedSettings(resolved: project.resolved, catalog: catalog, unmatchedRules: unmatched)
        let found = problems + scanned.diagnostics + (project.isComplete ? unused.diagnostics : [])
        catalog.diagnostics = found.sortedByPlace() + catalog.diagnostics
        return catalog
    }

    /// Every snapshot of the catalog.
    ///
    /// - Parameter naming: what references are called; `nil` for as configured.
    public func plan(naming: ReferenceNaming? = nil, progress: Progress? = nil) -> TestPlan {
        var named = configuration
        named.naming = naming ?? named.naming
        return TestPlanner.migrating(named).plan(catalog(progress: progress), target: testTarget(project.testSources()))
    }

    /// How the references get from the names that are configured to others.
    ///
    /// - Parameters:
    ///   - naming: what they will be called.
    ///   - references: the folder that they will lie in; `nil` for the configured one.
    ///   - isComplete: whether references are listed that do not exist.
    /// - Returns: the moves, and what is to be said of the plan that they begin with.
    public func referenceMoves(
        to naming: ReferenceNaming, in references: RelativePath? = nil, isComplete: Bool, progress: Progress? = nil
    ) -> (ReferenceMoves, [Diagnostic]) {
        let catalog = catalog(progress: progress)
        var wanted = configuration
        wanted.naming = naming
        wanted.references = references ?? wanted.references
        let folders = [configuration, wanted].map { ReferenceMoves.folders(of: catalog, $0) }
        let files = project.files(in: folders[0].union(folders[1]))
        let moves = ReferenceMoves(of: catalog, from: configuration, to: wanted, files: files, isComplete: isComplete)
        return (moves, TestPlanner.migrating(configuration).plan(catalog).diagnostics)
    }

    /// What was found in a file, and what became of it.
    ///
    /// - Parameters:
    ///   - file: its absolute path.
    ///   - line: the line that is asked about, counted from 1; `nil` for all of the file.
    /// - Throws: a diagnostic where there is no such file below the root.
    public func explanation(
        of file: String, line: Int?, progress: Progress? = nil
    ) throws(DiagnosticError) -> Explanation {
        let path = try project.path(of: file)
        let catalog = catalog(progress: progress)
        let plan = TestPlanner.migrating(configuration).plan(catalog, target: testTarget(project.testSources()))
        let isScanned = project.sources().sources.contains(path)
        return Explainer(catalog: catalog, plan: plan, configuration: configuration)
            .explanation(of: path, line: line, isScanned: isScanned)
    }

    /// How long tests took, from reports in xunit's or JUnit's XML.
    ///
    /// - Parameter paths: the reports, absolute.
    /// - Throws: a diagnostic for each that cannot be read.
    public func durations(at paths: [String]) throws(DiagnosticError) -> TestDurations {
        let tests = try paths.map { path throws(DiagnosticError) in
            try XUnitReport(project.bytes(of: path), path: project.root.display(path)).tests
        }
        return TestDurations(tests.flatMap { $0 })
    }

    /// What is known of the test target that a person has written these files into.
    func testTarget(_ sources: SourceList) -> TestTarget {
        let scanner = ProjectScanner(settings: configuration.catalog, options: project.scanOptions)
        let types = scanner.types(in: sources, whoseNamesHold: TestTarget.suiteSuffix)
        return TestTarget(modules: project.buildOptions?.modules ?? [], writtenTypes: types)
    }

    /// The files that the plan's tests are written in.
    ///
    /// - Throws: where a template cannot be read or rendered.
    public func render(_ plan: TestPlan) throws(DiagnosticError) -> [RenderedFile] {
        let renderer = renderer(try project.templates())
        return try renderer.render(plan, facts: renderer.readsFacts ? facts() : SourceFacts())
    }

    /// What is wrong with files that templates of the user's have made: a warning for each that is no Swift.
    ///
    /// The files are written all the same, because only in them it can be seen what the template did.
    public func problems(of files: [RenderedFile]) throws(DiagnosticError) -> [Diagnostic] {
        guard try project.templates().hasFiles else { return [] }
        return try files.map(problem).compactMap(\.self)
    }

    private func problem(of file: RenderedFile) throws(DiagnosticError) -> Diagnostic? {
        guard let error = try SwiftCheck.firstError(in: file.contents) else { return nil }
        return Diagnostic(
            .badTemplate, .warning,
            "the template makes a file that is no Swift: '\(file.path)', line \(error.line): \(error.words); mend the "
                + "template",
            path: configuration.tests.template)
    }

    /// The renderer of the tests.
    func renderer(_ templates: TemplateSet) -> TestRenderer {
        let options = RenderOptions(configuration, build: project.buildOptions, version: SnapgenVersion.current)
        return TestRenderer(templates: templates, options: options, dialects: [SourceryDialect()])
    }

    /// What a template sees that is written over the sources themselves.
    private func facts() -> SourceFacts {
        var options = project.scanOptions
        options.readsFacts = true
        let scanned = ProjectScanner(settings: configuration.catalog, options: options).scan(project.sources().sources)
        let catalog = CatalogResolver(settings: configuration.catalog, rules: configuration.rules).resolve(scanned)
        return SourceFactsResolver().resolve(scanned.files, catalog: catalog)
    }

    private var configuration: Configuration { project.configuration }
}
