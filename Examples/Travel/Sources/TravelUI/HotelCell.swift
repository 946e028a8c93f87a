#if canImport(UIKit)
    import SnapgenCatalog
    import SwiftUI

    /// One hotel in a list.
    struct HotelCell: View {
        var hotel: Hotel

        var body: some View {
            HStack {
                VStack(alignment: .leading) {
                    Text(hotel.name).font(.headline)
                    Text(String(repeating: "★", count: hotel.stars))
                }
                Spacer()
                PriceBadge(price: hotel.price)
            }
        }
    }

    enum HotelCell_Previews: Testable {
        struct Modifier: SampleModifier {
            func body(content: Content) -> some View { content.padding() }
        }

        static let samples = [
            HotelCell(hotel: .riad),
            HotelCell(hotel: .cabin),
            HotelCell(hotel: .palace),
        ]
    }

    #Preview { HotelCell_Previews.sampleViews }
#endif
