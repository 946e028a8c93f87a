import SnapgenModel
import SnapgenReview
import SnapgenSetup

/// The JSON format of `snapgen prune`.
struct PruningDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.pruning/1"
    let references: [File]
    let kept: [File]
    let moves: [ReferenceMoves.Move]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    /// A file that is removed, with its size, or a file without a test that is kept, with the reason.
    struct File: Encodable {
        let path: String
        var bytes: Int?
        var reason: String?
    }
}

/// The removal of references as text.
struct PruningReport {
    let document: PruningDocument
    let style: Style

    /// The text: a line for each file, and the counts.
    var text: String {
        var table = Table(style: style)
        for move in document.moves {
            table.append(.init("moved", .cyan), .init(move.from), .init("to '\(move.to)'", .dim))
        }
        let verb = document.isDryRun ? "would remove" : "removed"
        for reference in document.references {
            table.append(
                .init(verb, .yellow), .init(reference.path),
                .init(byteCount(reference.bytes ?? 0), .dim))
        }
        for file in document.kept {
            table.append(.init("keeps", .cyan), .init(file.path), .init(file.reason ?? "", .dim))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let bytes = document.references.reduce(0) { $0 + ($1.bytes ?? 0) }
        let number = count(document.references.count, "reference")
        if document.references.isEmpty { return "no reference \(document.isDryRun ? "to remove" : "removed")" }
        return document.isDryRun ? "\(number) to remove, \(byteCount(bytes))" : "\(number) removed, \(byteCount(bytes))"
    }
}
