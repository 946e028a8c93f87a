#if canImport(UIKit)
    import SnapgenCatalog
    import SwiftUI

    /// The hotels that a search has found.
    struct HotelListView: View {
        var hotels: [Hotel]

        var body: some View {
            VStack(spacing: 8) {
                ForEach(hotels) { HotelCell(hotel: $0) }
                Spacer()
            }
            .padding()
        }
    }

    // snapgen: batch=extended
    enum HotelListView_Previews: Testable {
        static let samples = [
            HotelListView(hotels: [.riad, .cabin, .palace])
        ]
    }

    #Preview { HotelListView_Previews.sampleViews }
#endif
