import SnapgenConfiguration
package import SnapgenModel
import SnapgenNames
import SnapgenPlan
package import SnapgenScan

extension Pipeline {
    /// Explains which entries, tests and references files have, or why they have none.
    ///
    /// - Parameter places: The absolute paths of files, each with a line or `nil` for all of the file, and of folders, which
    ///   mean the Swift files at any depth.
    package func explanations(of places: [(path: String, line: Int?)]) throws(DiagnosticError) -> [Explanation] {
        let files = try places.map { place throws(DiagnosticError) in
            try project.files(at: place.path, line: place.line)
        }
        let run = try run(to: .plan)
        let explainer = Explainer(run: run, project: project)
        return files.joined().distinct { "\($0.path):\($0.line ?? 0)" }.map(explainer.explanation)
    }
}

private typealias ExplainedFile = (path: RelativePath, line: Int?)

extension Project {
    fileprivate func files(at path: String, line: Int?) throws(DiagnosticError) -> [ExplainedFile] {
        if files.kind(of: path) == nil, !path.hasSuffix(".swift") {
            let problem =
                "there is no file or folder '\(root.display(path))'; 'snapgen scan' lists all types and previews with their "
                + "files and lines"
            throw DiagnosticError(.unreadableInput, problem)
        }
        guard line == nil, files.kind(of: path) == .folder else {
            return [(try self.path(of: path), line)]
        }
        let folder = root.relative(path, in: files)
        let isRoot = folder == nil && files.resolved(path) == files.resolved(root.path)
        let found = folder != nil || isRoot ? discovery.swiftFiles(at: [folder]) : []
        guard !found.isEmpty else {
            let problem = "there is no Swift file in '\(root.display(path))'; pass a folder or file of the project"
            throw DiagnosticError(.unreadableInput, problem)
        }
        return found.compactMap { RelativePath($0) }.map { ($0, nil) }
    }
}

private struct Explainer {
    private let project: Project
    private let entries: [RelativePath: [CatalogEntry]]
    private let tests: [String: [PlannedTest]]
    private let cases: [String: [PlannedCase]]
    private let diagnostics: [String?: [Diagnostic]]
    private let scanned: Set<RelativePath>

    private var configuration: Configuration { project.configuration }

    init(run: Run, project: Project) {
        self.project = project
        entries = Dictionary(grouping: run.catalog.entries, by: \.path)
        tests = Dictionary(grouping: run.plan.suites.flatMap(\.tests)) { $0.entry.id }
        cases = Dictionary(grouping: run.plan.cases, by: \.entry)
        diagnostics = Dictionary(grouping: run.plan.diagnostics, by: \.path)
        scanned = Set(run.sources.paths)
    }

    func explanation(of file: ExplainedFile) -> Explanation {
        let entries = (entries[file.path] ?? []).sorted { $0.location < $1.location }
        let asked = file.line.map { line in
            let nearest = nearest(to: line, among: entries)
            return entries.filter { $0.line == nearest?.line }
        }
        return Explanation(
            path: file.path,
            findings: (asked ?? entries).map(finding),
            reason: entries.isEmpty ? reason(for: file.path) : nil,
            diagnostics: diagnostics[file.path.string] ?? [])
    }

    /// Returns the entry below comments and attributes, else the last one that begins on or before a line, else the first.
    private func nearest(to line: Int, among entries: [CatalogEntry]) -> CatalogEntry? {
        let last = entries.last { $0.line <= line }
        guard let next = entries.first(where: { $0.line > line }) else { return last }
        let bytes = (try? project.files.read(project.root.absolute(next.path))) ?? []
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst(line - 1)
        let isAbove = lines.prefix(next.line - line).allSatisfy { $0.contains(/^\s*(\/\/|@)/) }
        return last == nil || isAbove ? next : last
    }

    private func finding(_ entry: CatalogEntry) -> Explanation.Finding {
        let planned = self.tests[entry.id] ?? []
        let cases = self.cases[entry.id] ?? []
        return Explanation.Finding(
            entry: planned.first?.entry ?? entry,
            batch: planned.lazy.compactMap(\.batch).first,
            tests: cases.map(\.test).distinct { $0 },
            references: cases.map(\.reference))
    }

    private func reason(for path: RelativePath) -> String {
        guard scanned.contains(path) else { return whyNotScanned(path) }
        let protocols = configuration.catalog.protocols.map(\.name)
        let macros = configuration.catalog.macros.map { "#\($0)" }
        return "nothing in it conforms to \(protocols.listed(with: "or")), and there is no "
            + "\(macros.listed(with: "or")) in it; 'catalog' in snapgen.yml configures what is searched for"
    }

    private func whyNotScanned(_ path: RelativePath) -> String {
        if let glob = configuration.exclude.first(where: { $0.excludes(path) }) {
            return "it is not scanned: 'exclude' of snapgen.yml leaves out '\(glob.pattern)'"
        }
        let owner = configuration.sources.first { source in
            project.targets?.files(of: SourceModule(target: source.target))?.contains(path.string) == true
        }
        if let owner, let folder = owner.path {
            return "it is not scanned: it lies outside of '\(folder)', to which 'sources' of snapgen.yml limits the "
                + "target '\(owner.target ?? "")'"
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

/// The entries of one file with their tests and references, or the reason why the file has none.
package struct Explanation: Equatable, Encodable, Sendable {
    package struct Finding: Equatable, Encodable, Sendable {
        package var entry: CatalogEntry
        /// The batch of the entry's tests; `nil` for a value and for a skipped entry.
        @ExplicitNull package var batch: String? = nil
        /// The tests in order, as `Target.Suite/function`.
        package var tests: [String] = []
        /// The paths of the references below the root, in order.
        package var references: [String] = []
    }

    package private(set) var schema = "snapgen.explanation/1"
    package var path: RelativePath
    package var findings: [Finding] = []
    /// The reason why the file has no entries; `nil` if it has some.
    @ExplicitNull package var reason: String? = nil
    /// Sorted by place.
    package var diagnostics: [Diagnostic] = []
}
