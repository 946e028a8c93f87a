import SnapgenKit
import SnapgenModel

/// A change of the list of excluded entries.
struct ExclusionReport {
    let exclusion: ExclusionChange
    let style: Style

    /// The text: the entries that were added or removed, and the counts.
    var text: String {
        var table = Table(style, .whole, .whole, .end)
        for entry in exclusion.added {
            table.append(.init("excluded", .yellow), .init(entry.id), .init(entry.error, .dim))
        }
        for entry in exclusion.removed { table.append(.init("taken again", .green), .init(entry.id)) }
        return table.text + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let all = count(exclusion.excluded.count, "entry", plural: "entries")
        if !exclusion.removed.isEmpty || exclusion.excluded.isEmpty { return "\(all) in \(exclusion.path)" }
        return "\(exclusion.added.count) excluded, \(all) in \(exclusion.path)"
    }
}
