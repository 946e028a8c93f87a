import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SnapgenScan

extension EntrySplitter {
    /// Keeps the references of different entries apart where only title and environment together are equal: a `Row` in
    /// `wide-light` and a `Row-wide` in `light`.
    func separate(_ entries: [BatchedEntry]) -> ([BatchedEntry], [Diagnostic]) {
        var separated = entries
        var renamed: Set<Int> = []
        var round = 0
        while case let contested = contestedPositions(in: separated), !contested.isEmpty {
            for position in contested {
                let entry = separated[position].entry
                let identity = (round == 0 ? "" : "\(round)/") + "\(entry.module)/\(entries[position].entry.title)"
                separated[position].entry.title = SafeName.distinguished(entry.title, by: identity)
            }
            renamed.formUnion(contested)
            round += 1
        }
        let warnings = renamed.sorted().map { warning(from: entries[$0].entry, to: separated[$0].entry.title) }
        return (separated, warnings)
    }

    private func contestedPositions(in entries: [BatchedEntry]) -> [Int] {
        let all = suspectPositions(in: entries).flatMap { position in
            stems(of: entries[position]).map { stem in
                (title: [entries[position].entry.module, stem], position: position)
            }
        }
        let contested = Dictionary(grouping: all, by: \.title).values.filter { stems in
            Set(stems.map { entries[$0.position].entry.title }).count > 1
        }
        return Set(contested.flatMap { $0.map(\.position) }).sorted()
    }

    /// The entries that may share a name with another at all: of two titles, one has to go on from the other with a `-`.
    ///
    /// They are few, and the names of all entries in all environments are many.
    private func suspectPositions(in entries: [BatchedEntry]) -> [Int] {
        let positions = entries.indices.filter { !namer.keepsOldName(entries[$0].entry) }
        let groups = Dictionary(grouping: positions) { position in
            let name = entries[position].entry.collisionName
            return [name[0][...], Substring(name[1].utf8.prefix { $0 != UInt8(ascii: "-") })]
        }
        return groups.values.filter { $0.count > 1 }.joined().sorted()
    }

    private func stems(of batched: BatchedEntry) -> [String] {
        let suffix = ".\(batched.entry.strategy.fileExtension)"
        let title = batched.entry.title + batched.entry.strategy.titleSuffix
        let environments: [String?] = batched.namedBatch.map { environmentNames[$0.name] ?? [] } ?? [nil]
        return environments.map { environment in
            SafeName.collisionKey(PlannedCase.stem(title: title, environment: environment)) + suffix
        }
    }

    private func warning(from entry: CatalogEntry, to title: String) -> Diagnostic {
        entry.warning(
            .nameCollision,
            "references of '\(entry.title)' would have the names of another entry's; they are called '\(title)-...' "
                + "now: move the files '\(entry.title)-...' that belong to it")
    }
}
