import SnapgenModel
import SnapgenText

/// Keeps the references of different entries apart where only title and environment together are equal: a `Row` in
/// `wide-light` and a `Row-wide` in `light`.
struct TitleSeparator: Sendable {
    private let namer: EntryNamer

    init(_ namer: EntryNamer) {
        self.namer = namer
    }

    /// The entries with titles that give no two of them one reference, and a warning for each that was renamed.
    func separate(_ entries: [BatchedEntry]) -> ([BatchedEntry], [Diagnostic]) {
        let contested = contestedTitles(of: entries)
        var diagnostics: [Diagnostic] = []
        let separated = entries.map { batched in
            guard contested.contains(Title(batched)) else { return batched }
            var renamed = batched
            renamed.entry.title += "_\(StableHash.short(batched.entry.id))"
            diagnostics.append(warning(from: batched.entry, to: renamed.entry.title))
            return renamed
        }
        return (separated, diagnostics)
    }

    private struct Title: Hashable {
        var module: String
        var title: String

        init(_ batched: BatchedEntry) {
            module = batched.entry.module
            title = batched.entry.title
        }
    }

    private func contestedTitles(of entries: [BatchedEntry]) -> Set<Title> {
        var owners: [String: Set<Title>] = [:]
        for batched in entries where !namer.keepsOldName(batched.entry) {
            for stem in stems(of: batched) {
                owners["\(batched.entry.module)/\(SafeName.collisionKey(stem))", default: []].insert(Title(batched))
            }
        }
        return Set(owners.values.filter { $0.count > 1 }.flatMap { $0 })
    }

    private func stems(of batched: BatchedEntry) -> [String] {
        let suffix = ".\(batched.entry.strategy.fileExtension)"
        guard let environments = batched.batch?.environments else { return [batched.entry.title + suffix] }
        return environments.map { ReferenceName.stem(title: batched.entry.title, environment: $0.name) + suffix }
    }

    private func warning(from entry: CatalogEntry, to title: String) -> Diagnostic {
        Diagnostic(
            .nameCollision, .warning,
            "references of '\(entry.title)' would have the names of another entry's; they are called '\(title)-...' "
                + "now: move the files '\(entry.title)-...' that belong to it",
            at: entry.location)
    }
}
