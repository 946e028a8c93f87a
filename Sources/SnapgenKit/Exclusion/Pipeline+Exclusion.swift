import SnapgenConfiguration
public import SnapgenModel

extension Pipeline {
    /// Excludes the entries that the errors of a build belong to.
    ///
    /// - Parameter log: The absolute path of the build's output.
    /// - Returns: The change of the list, with an error if no entry was added.
    /// - Throws: Diagnostics if the log cannot be read, the tests cannot be planned, or the list cannot be written.
    public func exclude(fromLog log: String, progress: Progress? = nil) throws(DiagnosticError) -> ExclusionChange {
        let errors = BuildLog(try project.bytes(of: log)).errors
        let plan = try planWithoutExclusions(progress)
        var owners = ErrorOwners(project, plan)
        var change = NewExclusions(project.exclusions.entries)
        for error in errors { change.add(error, of: try owners.entries(of: error)) }
        var exclusion = ExclusionChange(path: project.root.display(project.exclusions.path))
        exclusion.added = change.added
        exclusion.excluded = (project.exclusions.entries + change.added).sorted { $0.id < $1.id }
        exclusion.diagnostics = errors.isEmpty ? [noErrors(in: log)] : change.diagnostics(in: project.root)
        guard !change.added.isEmpty else { return exclusion }
        try write(exclusion.excluded)
        // A plugin's build does not watch a list that did not exist when it was planned, but its missing outputs.
        for output in owners.buildOutputs { try? project.files.remove(output) }
        return exclusion
    }

    /// Empties the list of excluded entries.
    ///
    /// - Throws: A diagnostic if the list cannot be written.
    public func retryExcluded() throws(DiagnosticError) -> ExclusionChange {
        var exclusion = ExclusionChange(path: project.root.display(project.exclusions.path))
        exclusion.removed = project.exclusions.entries
        // The file is not deleted, because it may be an input of a build.
        if !exclusion.removed.isEmpty { try write([]) }
        return exclusion
    }

    /// Plans the tests of all entries, as they were planned before some were excluded.
    private func planWithoutExclusions(_ progress: Progress?) throws(DiagnosticError) -> TestPlan {
        var pipeline = self
        pipeline.project.exclusions.entries = []
        let plan = try pipeline.run(to: .plan, progress: progress).plan
        let problems = plan.diagnostics.filter { $0.severity == .error }
        guard problems.isEmpty else { throw DiagnosticError(problems) }
        return plan
    }

    private func write(_ entries: [ExcludedEntry]) throws(DiagnosticError) {
        let path = project.exclusions.path
        do throws(FileSystemError) {
            try project.files.replace(path, with: Array(ExclusionFile(entries: entries).text.utf8))
        } catch {
            throw DiagnosticError(
                Diagnostic(
                    .cannotWrite, .error, "the list of excluded entries cannot be written: \(error.reason)",
                    path: project.root.display(path)))
        }
    }

    private func noErrors(in log: String) -> Diagnostic {
        Diagnostic(
            .compilerError, .error,
            "there is no error of the compiler in the log; pass the whole output of the failed build, with standard "
                + "error: '2>&1'",
            path: project.root.display(log))
    }
}

/// The entries that a log adds to the list, and the errors that add none.
private struct NewExclusions {
    private(set) var added: [ExcludedEntry] = []
    private var known: Set<String>
    private var others: [(error: CompilerError, advice: String)] = []
    /// The number of errors that are reported; a broken module has thousands.
    private static let mostErrors = 20

    init(_ entries: [ExcludedEntry]) {
        known = Set(entries.map(\.id))
    }

    mutating func add(_ error: CompilerError, of entries: [CatalogEntry]) {
        let new = entries.filter { !known.contains($0.id) }
        for entry in new where !added.contains(where: { $0.id == entry.id }) {
            added.append(ExcludedEntry(id: entry.id, error: error.message))
        }
        if new.isEmpty { others.append((error, Self.advice(on: entries.first))) }
    }

    private static func advice(on excluded: CatalogEntry?) -> String {
        guard let excluded else { return "it belongs to no entry and has to be corrected by hand" }
        return "'\(excluded.title)' is excluded already, so this log is that of an older build; build again"
    }

    /// Errors if no entry was added, otherwise warnings.
    func diagnostics(in root: ProjectRoot) -> [Diagnostic] {
        let severity: Diagnostic.Severity = added.isEmpty ? .error : .warning
        let shown = others.prefix(Self.mostErrors).map { error, advice in
            Diagnostic(
                .compilerError, severity, "\(error.message); \(advice)",
                path: error.place.map { root.display($0.path) },
                line: error.place?.line, column: error.place?.column)
        }
        let rest = others.count - shown.count
        return rest == 0
            ? shown : shown + [Diagnostic(.compilerError, severity, "\(rest) more errors belong to no new entry")]
    }
}
