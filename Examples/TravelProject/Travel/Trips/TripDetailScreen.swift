import SnapgenAccessibility
import SwiftUI
import TravelKit
import TravelModels

/// A trip with its stops.
struct TripDetailScreen: View {
    var trip: Trip

    @State private var isBooking = false

    var body: some View {
        List {
            Section("Your trip") {
                LabeledContent("Days", value: "\(trip.days)")
                PriceTag(price: trip.price).accessibilityKey(\TripDetailAccessibility.price)
            }
            if !trip.stops.isEmpty {
                Section("Stops") {
                    ForEach(trip.stops) { stop in
                        StopRow(stop: stop).accessibilityKey(\TripDetailAccessibility.stops, item: stop.name)
                    }
                }
            }
            Button("Book") { isBooking = true }
                .buttonStyle(.borderedProminent)
                .accessibilityKey(\TripDetailAccessibility.book)
        }
        .navigationTitle(trip.city)
        .sheet(isPresented: $isBooking) {
            BookingForm(booking: .constant(Booking(trip: trip)))
        }
    }
}

#Preview("With stops") {
    NavigationStack { TripDetailScreen(trip: .lapland) }
}

#Preview("Without stops", traits: .landscapeLeft) {
    NavigationStack { TripDetailScreen(trip: .madeira) }
}
