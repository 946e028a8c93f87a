import SnapgenCatalog
import SwiftUI

// snapgen: batch=extended
struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView()]
}

enum NoHotels: Testable { static let samples: [HotelListView] = [] }
