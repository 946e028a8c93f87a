import SnapgenModel

/// The expression that makes the samples of an entry, apart from asynchronous ones.
struct SamplesCall {
    /// The Swift source.
    let text: String

    init(_ entry: CatalogEntry, previews: PreviewNames) {
        let type = SwiftIdentifier.qualified(entry.name ?? "")
        if let preview = PreviewContext(entry, names: previews) {
            text = preview.call
        } else if entry.kind == .previews {
            text = ".previews(of: \(type).self)"
        } else {
            text = ".samples(\(type).samples\(Self.modifier(of: entry, type)))"
        }
    }

    /// The argument for the modifier of the samples; empty for none.
    static func modifier(of entry: CatalogEntry, _ type: String) -> String {
        entry.hasModifier ? ", modifier: \(type).Modifier()" : ""
    }
}
