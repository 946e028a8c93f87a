import SnapgenCatalog
import SwiftUI

struct HotelListView: View {
    var body: some View { Text("Hotels") }
}

struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView()]
}

struct HotelBanner_Previews: PreviewProvider, Testable {
    static let samples = [Text("Sale"), Text("Sold out")]
}

/// The preview has no test.
struct HotelMap_Previews: PreviewProvider, Testable {
    static let samples = [Text("Map")]
}
