import SnapgenCatalog
import SwiftUI

struct HotelListView: View {
    var body: some View { Text("Hotels") }
}

// snapgen: batch=extended
struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView()]
}
