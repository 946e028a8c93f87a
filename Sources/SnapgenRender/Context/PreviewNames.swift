import SnapgenModel
import SnapgenNames

/// The names of the functions that hold the code of `#Preview`s.
struct PreviewNames {
    /// The beginning of all these names.
    static let prefix = "snapgenPreview_"

    /// Endings that titles share, because they differ in signs that no identifier can hold.
    private let shared: Set<String>

    init(_ suite: PlannedSuite) {
        let titles = Set(suite.tests.map(\.entry).filter { $0.preview != nil }.map(\.title))
        let endings = Dictionary(grouping: titles, by: SwiftIdentifier.suffix)
        shared = Set(endings.filter { $0.value.count > 1 }.keys)
    }

    /// The function for an entry: `snapgenPreview_HotelCell_Loading`.
    func function(of entry: CatalogEntry) -> String {
        let ending = SwiftIdentifier.suffix(entry.title)
        let hash = shared.contains(ending) ? "_\(StableHash.short(entry.title))" : ""
        return "\(Self.prefix)\(ending)\(hash)"
    }
}
