import SnapgenModel
package import SnapgenNames
package import SnapgenScan

/// The names that the pattern of another set-up gives to references of previews.
package struct PatternNames: LegacyNames {
    private let pattern: NamePattern
    private let target: String

    package init(pattern: NamePattern, target: String) {
        self.pattern = pattern
        self.target = target
    }

    func names(of entry: CatalogEntry) -> EntryNames {
        var pattern = pattern
        pattern.values = values(of: entry).filter { pattern.placeholders.contains($0.key) }
        let samples = samples(of: entry)
        return EntryNames(
            folder: RelativePath(pattern.folder), samples: samples, countsNames: samples == nil, pattern: pattern)
    }

    func diagnostics(for entry: CatalogEntry) -> [Diagnostic] {
        guard samples(of: entry) == nil else { return [] }
        return [
            entry.warning(
                .openName,
                "only running tells the names of the previews of '\(entry.title)'; write the previews and their names "
                    + "out to have them planned")
        ]
    }

    /// The values of the placeholders for what an entry is.
    package func values(of entry: CatalogEntry) -> [String: String] {
        let name = entry.name ?? entry.title
        // A name without valid characters would make a hidden file.
        let type = LibraryName.fileName(name).isEmpty ? entry.title : name
        let words = type.replacing("_Previews", with: "").filter { $0.isLetter || $0.isNumber || $0 == "_" }
        return [
            "function": words.prefix(1).lowercased() + words.dropFirst(), "type": type, "title": entry.title,
            "file": entry.path.stem, "module": entry.module, "target": target,
        ]
    }

    /// Each sample with its display name as written, which the pattern makes safe together with what is around it.
    private func samples(of entry: CatalogEntry) -> [PlannedSample]? {
        guard let samples = entry.samples, !samples.contains(where: { $0.displayName == .computed }) else { return nil }
        return samples.map { sample in
            var name = entry.kind == .macro ? entry.name : sample.label
            if case .shared(let shared) = sample.displayName { name = shared }
            return PlannedSample(
                number: sample.number, name: "\(sample.number)", stem: name, line: sample.line, theme: sample.theme)
        }
    }
}
