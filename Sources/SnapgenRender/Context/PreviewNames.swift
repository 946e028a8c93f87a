import SnapgenModel
import SnapgenNames

/// The names of the functions that hold the code of `#Preview`s.
struct PreviewNames {
    /// The beginning of all these names.
    static let prefix = "snapgenPreview_"

    /// Endings that titles share, because they differ in signs that no identifier can hold.
    private let shared: Set<String>
    /// The titles of the entries by their ids: texts of an entry may have others than its pictures.
    private let titles: [String: String]

    init(_ suite: PlannedSuite) {
        let previews = suite.tests.map(\.entry).filter { $0.preview != nil }
        titles = Dictionary(previews.map { ($0.id, $0.title) }) { first, _ in first }
        let endings = Dictionary(grouping: Set(titles.values), by: SwiftIdentifier.suffix)
        shared = Set(endings.filter { $0.value.count > 1 }.keys)
    }

    /// The function for an entry: `snapgenPreview_HotelCell_Loading`.
    func function(of entry: CatalogEntry) -> String {
        let title = titles[entry.id] ?? entry.title
        let ending = SwiftIdentifier.suffix(title)
        let hash = shared.contains(ending) ? "_\(StableHash.short(title))" : ""
        return "\(Self.prefix)\(ending)\(hash)"
    }
}
