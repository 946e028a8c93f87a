import SnapgenModel
import SnapgenTestSupport

/// A catalog of generated screens, which is the same for every run.
struct LargeCatalog {
    /// The number of entries of a module; large applications have dozens of modules.
    static let entriesPerModule = 500

    /// The entries in scanning order.
    let catalog: Catalog

    /// Creates a catalog of `count` entries: one in five is a `#Preview`, the others are types with up to three
    /// samples.
    init(count: Int) {
        var random = SplitMix64(state: 1)
        catalog = Catalog(entries: (0..<count).map { Self.entry($0, &random) })
    }

    private static func entry(_ index: Int, _ random: inout SplitMix64) -> CatalogEntry {
        let module = "Module\(index / entriesPerModule)"
        let place = location(of: index, in: module)
        if index % 5 == 4 { return macro(index, module, place) }
        let title = "\(words[index % words.count])\(index)View"
        let strategy = index % 20 == 3 ? CaptureStrategy.json : .image
        return CatalogEntry(
            id: "\(module).\(title)_Previews", kind: index % 3 == 0 ? .previews : .samples, strategy: strategy,
            name: "\(title)_Previews", title: title, module: module, location: place,
            samples: samples(count: Int.random(in: 1...3, using: &random), below: place.line),
            conditions: index % 50 == 0 ? ["DEBUG"] : [],
            availability: index % 40 == 0 ? ["@available(iOS 17, *)"] : [],
            catalogName: "PreviewProvider")
    }

    private static func macro(_ index: Int, _ module: String, _ place: SourceLocation) -> CatalogEntry {
        let title = "\(words[index % words.count])-\(index)-Loading"
        let statements =
            "\(words[index % words.count])Screen(state: .loading(\(index)))\n    .padding()\n    .tint(.red)"
        return CatalogEntry(
            id: "\(place.path)#\(title)", kind: .macro, strategy: .image, name: nil, title: title, module: module,
            location: place, samples: [Sample(number: 1, line: place.line)], catalogName: "#Preview",
            preview: PreviewSource(statements: statements, imports: imports))
    }

    private static func samples(count: Int, below line: Int) -> [Sample] {
        let labels = ["Loading", "No rooms left", nil]
        return (1...count).map { Sample(number: $0, label: labels[$0 - 1], line: line + $0) }
    }

    private static func location(of index: Int, in module: String) -> SourceLocation {
        let file = "Sources/\(module)/Screens/\(words[index % words.count])\(index / 2).swift"
        guard let path = RelativePath(file) else { preconditionFailure("no path below the root: \(file)") }
        return SourceLocation(path: path, line: 12 + index % 2 * 30, column: 1)
    }

    private static let imports = [
        ScannedImport(declaration: "import DesignSystem", module: "DesignSystem"),
        ScannedImport(declaration: "import SwiftUI", module: "SwiftUI", conditions: ["canImport(SwiftUI)"]),
    ]

    private static let words = ["Hotel", "Booking", "Room", "Payment", "Traveller", "Voucher", "Flight"]
}
