import SnapgenCatalog
import SwiftUI

struct HotelListView: View {
    var body: some View { Text("hotels") }
}

struct HotelListView_Previews: PreviewProvider, Testable {
    static let samples = [HotelListView()]
}

struct HotelCell_Previews: PreviewProvider, Testable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { Text("a cell in a list") }
    }

    static let samples = [
        Text("Ritz"),
        Text("Plaza"),
    ]
}
