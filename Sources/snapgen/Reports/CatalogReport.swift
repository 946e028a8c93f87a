import SnapgenConfiguration
import SnapgenPlan
import SnapgenScan

struct CatalogReport {
    let catalog: Catalog
    let style: Style

    /// The text: a table for each module, the skipped entries, and the counts.
    var text: String {
        let modules = Dictionary(grouping: included, by: \.module).sorted { $0.key < $1.key }
        let blocks = modules.map(block) + [skippedBlock].compactMap { $0 }
        return (blocks + [counts + "\n"]).joined(separator: "\n")
    }

    private var included: [CatalogEntry] { catalog.entries.filter { $0.status == .included } }
    private var skipped: [CatalogEntry] { catalog.entries.filter { $0.status == .skipped } }

    private func block(of module: String, _ entries: [CatalogEntry]) -> String {
        var table = Table(style, shortensLast: true)
        for entry in entries {
            table.append(
                .init(entry.title), .init(samples(of: entry)), .init(entry.strategy.rawValue), place(of: entry))
        }
        return style(.bold, module) + "\n" + table.text
    }

    /// The skipped entries, grouped by reason.
    private var skippedBlock: String? {
        guard !skipped.isEmpty else { return nil }
        let reasons = Dictionary(grouping: skipped) { $0.reason ?? "" }
        return reasons.sorted { $0.key < $1.key }.map { reason, entries in
            var table = Table(style, shortensLast: true)
            for entry in entries { table.append(.init(entry.title), place(of: entry)) }
            return style(.bold, "skipped") + style(.yellow, ": \(reason)") + "\n" + table.text
        }.joined(separator: "\n")
    }

    private func place(of entry: CatalogEntry) -> Table.Cell {
        .init("\(entry.path):\(entry.line)", .dim)
    }

    private func samples(of entry: CatalogEntry) -> String {
        guard let samples = entry.samples else { return "known at run time" }
        let labels = samples.compactMap(\.label)
        return count(samples.count, "sample") + (labels.isEmpty ? "" : ": \(Self.shortened(labels))")
    }

    private static func shortened(_ labels: [String]) -> String {
        labels.prefix(4).joined(separator: ", ") + (labels.count > 4 ? ", ..." : "")
    }

    private var counts: String {
        guard !included.isEmpty || skipped.isEmpty else { return style(.bold, "\(skipped.count) skipped") }
        let known = included.compactMap { $0.samples?.count }.reduce(0, +)
        let open = included.count { $0.samples == nil }
        var parts = [count(included.count, "entry", plural: "entries"), count(known, "known sample")]
        if open > 0 { parts.append("\(count(open, "entry", plural: "entries")) whose samples are known at run time") }
        if !skipped.isEmpty { parts.append("\(skipped.count) skipped") }
        return style(.bold, parts.joined(separator: ", "))
    }
}
