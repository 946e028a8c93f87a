package import SnapgenModel
import SnapgenScan

extension ReferenceInventory {
    /// The problems of some references: one for each folder and kind of problem.
    package func diagnostics(of statuses: [Reference]) -> [Diagnostic] {
        let makers: [([Reference]) -> Diagnostic?] = [missing, moved, duplicate, orphaned]
        let groups = Dictionary(grouping: statuses) { $0.path.parent?.string ?? "" }
        let found = groups.values.flatMap { group in makers.compactMap { $0(group) } }
        return (found + [pointers(statuses)].compactMap { $0 }).sortedByPlace()
    }

    private func missing(_ group: [Reference]) -> Diagnostic? {
        let missing = group.filter { $0.state == .missing }
        guard let first = missing.first, let entry = first.planned?.entry else { return nil }
        return Diagnostic(
            .missingReference, .warning,
            "the reference '\(first.path)'\(Self.rest(of: missing)) missing; the tests record what is missing",
            at: entry.location)
    }

    private func moved(_ group: [Reference]) -> Diagnostic? {
        let moved = group.filter { $0.source != nil }
        guard let first = moved.first, let source = first.source else { return nil }
        return diagnostic(
            .movedReference, source,
            "the reference '\(first.path)'\(Self.rest(of: moved)) at another path; 'snapgen prune --moves' prints a 'git "
                + "mv' for it")
    }

    private func duplicate(_ group: [Reference]) -> Diagnostic? {
        let duplicates = group.filter { $0.state == .duplicate }
        guard let first = duplicates.first, let planned = first.planned else { return nil }
        return diagnostic(
            .duplicateReference, first.path,
            "differs from '\(planned.path)' in case or Unicode form only, so that they are one file on some file systems; "
                + "remove one of them")
    }

    private func orphaned(_ group: [Reference]) -> Diagnostic? {
        let orphans = group.filter { $0.state == .orphaned }
        guard let first = orphans.first else { return nil }
        return diagnostic(
            .orphanedReference, first.path,
            "the reference '\(first.path)'\(Self.rest(of: orphans)) used by no test any more; 'snapgen prune' lists what it "
                + "would remove")
    }

    private func pointers(_ statuses: [Reference]) -> Diagnostic? {
        let pointers = statuses.compactMap(\.file).filter { $0.kind == .pointer }
        guard !pointers.isEmpty else { return nil }
        let subject = pointers.count == 1 ? "1 reference is a pointer" : "\(pointers.count) references are pointers"
        return Diagnostic(
            .lfsPointer, .warning, "\(subject) of Git LFS, which cannot be compared; run 'git lfs pull'",
            path: folder.string)
    }

    private func diagnostic(_ id: DiagnosticID, _ path: RelativePath, _ message: String) -> Diagnostic {
        Diagnostic(id, .warning, message, path: self.path(of: path))
    }

    /// Returns the number of other references with the verb: ` and 3 more in its folder are`.
    private static func rest(of statuses: [Reference]) -> String {
        statuses.count == 1 ? " is" : " and \(statuses.count - 1) more in its folder are"
    }
}
