import SnapgenMigration
import SnapgenModel
import SnapgenReview

/// The JSON format of `snapgen prune`.
struct PruningDocument: Encodable {
    /// The name and major version of the JSON format.
    let schema = "snapgen.pruning/1"
    let references: [Reference]
    let kept: [Kept]
    let moves: [ReferenceMoves.Move]
    let isDryRun: Bool
    let diagnostics: [Diagnostic]

    /// A file that is removed.
    struct Reference: Encodable {
        let path: String
        let bytes: Int
    }

    /// A file without a test that is kept.
    struct Kept: Encodable {
        let path: String
        let reason: String
    }

    init(
        removed: [ReferenceFile], kept: [(file: ReferenceFile, reason: String)], moves: [ReferenceMoves.Move],
        isDryRun: Bool, in inventory: ReferenceInventory, diagnostics: [Diagnostic]
    ) {
        references = removed.map { Reference(path: inventory.path(of: $0.path), bytes: $0.bytes) }
        self.kept = kept.map { Kept(path: inventory.path(of: $0.file.path), reason: $0.reason) }
        self.moves = moves
        self.isDryRun = isDryRun
        self.diagnostics = diagnostics
    }
}

/// The removal of references as text.
struct PruningReport {
    let document: PruningDocument
    let style: Style

    /// The text: a line for each file, and the counts.
    var text: String {
        var table = Table(style)
        for move in document.moves {
            table.append(.init("moved", .cyan), .init(move.from), .init("to '\(move.to)'", .dim))
        }
        let verb = document.isDryRun ? "would remove" : "removed"
        for reference in document.references {
            table.append(
                .init(verb, .yellow), .init(reference.path),
                .init(byteCount(reference.bytes), .dim))
        }
        for file in document.kept {
            table.append(.init("keeps", .cyan), .init(file.path), .init(file.reason, .dim))
        }
        return table.text + style(.bold, counts) + "\n"
    }

    private var counts: String {
        let bytes = document.references.reduce(0) { $0 + $1.bytes }
        let number = count(document.references.count, "reference")
        if document.references.isEmpty { return "no reference \(document.isDryRun ? "to remove" : "removed")" }
        return document.isDryRun ? "\(number) to remove, \(byteCount(bytes))" : "\(number) removed, \(byteCount(bytes))"
    }
}
