import SnapgenCatalog
import SwiftUI

struct HotelCell: View {
    let name: String

    var body: some View { Text(name) }
}

/// Names of hotels, whose labels the views have as well.
enum HotelNames: TestableText {
    static let samples: KeyValuePairs = ["short": "Ritz", "long": "The Ritz-Carlton"]
}

struct HotelCell_Previews: PreviewProvider, Testable {
    static let samples = HotelNames.samples.mapSamples { HotelCell(name: $0) }
}

struct HotelBadge_Previews: PreviewProvider, Testable {
    static let samples = [("open", HotelCell(name: "Open")), ("closed", HotelCell(name: "Closed"))]
}

/// Samples of any types.
enum HotelParts: Testable {
    static let samples: [(String, any View)] = [("cell", HotelCell(name: "Ritz")), ("text", Text("a text"))]
}

/// Samples of different types, of which some have settings of their own.
struct HotelMap_Previews: PreviewProvider, Testable {
    static let samples = [
        "list": SampleView(HotelCell(name: "Ritz")),
        "map": SampleView(Text("a map"), delay: 0.01, precision: 0.5),
    ]
}
