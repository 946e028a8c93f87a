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
                PriceTag(price: trip.price)
            }
            if !trip.stops.isEmpty {
                Section("Stops") {
                    ForEach(trip.stops) { StopRow(stop: $0) }
                }
            }
            Button("Book") { isBooking = true }.buttonStyle(.borderedProminent)
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
