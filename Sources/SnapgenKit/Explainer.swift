public import SnapgenModel
import SnapgenNames

extension Pipeline {
    /// Explains which entries, tests and references a file has, or why it has none.
    ///
    /// - Parameters:
    ///   - file: its absolute path.
    ///   - line: a line of the file, counted from 1; `nil` for all of the file.
    /// - Throws: a diagnostic if there is no such file below the root.
    public func explanation(
        of file: String, line: Int?, progress: Progress? = nil
    ) throws(DiagnosticError) -> Explanation {
        let path = try project.path(of: file)
        let run = try run(to: .plan, progress: progress)
        return Explainer(catalog: run.catalog, plan: run.plan, configuration: project.configuration)
            .explanation(of: path, line: line, isScanned: run.sources.contains(path))
    }
}

/// Explains the results of a run for one file.
private struct Explainer {
    let catalog: Catalog
    let plan: TestPlan
    let configuration: Configuration

    /// Explains the entries at a place.
    ///
    /// - Parameters:
    ///   - line: selects the last entry that begins on or before it, else the first behind it; `nil` for all entries.
    ///   - isScanned: whether the file is among the sources.
    func explanation(of path: RelativePath, line: Int?, isScanned: Bool) -> Explanation {
        let entries = catalog.entries.filter { $0.path == path }.sorted { $0.location < $1.location }
        let asked = line.map { nearest(to: $0, among: entries) } ?? entries
        return Explanation(
            path: path,
            findings: asked.map(finding),
            reason: entries.isEmpty ? reason(for: path, isScanned: isScanned) : nil,
            diagnostics: plan.diagnostics.filter { $0.path == path.string })
    }

    private func nearest(to line: Int, among entries: [CatalogEntry]) -> [CatalogEntry] {
        let before = entries.last { $0.line <= line }
        let nearest = before ?? entries.first
        return entries.filter { $0.line == nearest?.line }
    }

    private func finding(_ entry: CatalogEntry) -> Explanation.Finding {
        let suites = plan.suites.map { suite in suite.tests.filter { $0.entry.id == entry.id } }
        let cases = plan.cases.filter { $0.entry == entry.id }
        let tests = cases.map(\.test)
        return Explanation.Finding(
            entry: suites.joined().first?.entry ?? entry,
            batch: suites.joined().lazy.compactMap(\.batch).first,
            tests: tests.indices.filter { tests.firstIndex(of: tests[$0]) == $0 }.map { tests[$0] },
            references: cases.map(\.reference))
    }

    private func reason(for path: RelativePath, isScanned: Bool) -> String {
        guard isScanned else { return whyNotScanned(path) }
        let protocols = configuration.catalog.protocols.map(\.name)
        let macros = configuration.catalog.macros.map { "#\($0)" }
        return "nothing in it conforms to \(protocols.listed(with: "or")), and there is no "
            + "\(macros.listed(with: "or")) in it; 'catalog' in snapgen.yml configures what is searched for"
    }

    private func whyNotScanned(_ path: RelativePath) -> String {
        if let glob = configuration.exclude.first(where: { $0.excludes(path) }) {
            return "it is not scanned: 'exclude' of snapgen.yml leaves out '\(glob.pattern)'"
        }
        let targets = configuration.sources.compactMap(\.target)
        if !targets.isEmpty, targets.count == configuration.sources.count {
            return "it is not scanned: it belongs to none of the targets \(targets.listed(with: "or")); "
                + "'snapgen project' lists the targets, and 'sources' of snapgen.yml names those to scan"
        }
        let folders = configuration.sources.map { $0.path?.string ?? $0.target.map { "of target \($0)" } ?? "." }
        return "it is not scanned: it lies in none of the folders \(folders.listed(with: "or")); "
            + "name its folder in 'sources' of snapgen.yml"
    }
}
