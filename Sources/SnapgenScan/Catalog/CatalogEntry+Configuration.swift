package import SnapgenConfiguration
package import SnapgenModel

extension Glob {
    /// Returns whether the pattern matches the name, the title or the id of an entry.
    package func matches(_ entry: CatalogEntry) -> Bool {
        [entry.name, entry.title, entry.id].contains { $0.map(matches) ?? false }
    }
}

extension CatalogProtocol {
    /// The kind of the entries of conforming types.
    package var kind: CatalogEntry.Kind {
        switch access {
        case .previews: .previews
        case .samples, .json, .lines, .dump: .samples
        case .asyncSamples, .asyncJSON, .asyncLines, .asyncDump: .asyncSamples
        }
    }
}

extension TestSettings {
    /// Returns whether the target takes an entry.
    package func takes(_ entry: CatalogEntry) -> Bool {
        let kind: EntryKind = entry.strategy == .image ? .pictures : .values
        return (entries.modules.isEmpty || entries.modules.contains(entry.module))
            && (entries.kinds.isEmpty || entries.kinds.contains(kind))
            && (entries.include.isEmpty || entries.include.contains { $0.matches(entry) })
    }
}

extension SampleCount {
    /// Returns the samples of an entry, which are numbered if their number differs from what the source shows.
    package func samples(of entry: CatalogEntry) -> [Sample]? {
        switch self {
        case .atRunTime: nil
        case .known(let number) where entry.samples?.count == number: entry.samples
        case .known(let number): (1...number).map { Sample(number: $0, line: entry.line) }
        }
    }
}
