import SnapgenCatalog
import SwiftUI

/// One trip in a list.
struct TripCard: View {
    var trip: Trip

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trip.destination).font(.headline)
                Text("\(trip.days) days")
            }
            Spacer()
            if let price = trip.price {
                Text("\(price) €")
            } else {
                ProgressView()
            }
        }
    }
}

struct TripCard_Previews: PreviewProvider, Testable {
    struct Modifier: SampleModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    static let samples = [
        TripCard(trip: .marrakesh),
        TripCard(trip: .lapland),
        TripCard(trip: .madeira),
    ]
}
