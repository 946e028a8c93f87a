import SnapgenAccessibility
import SwiftUI
import TravelKit
import TravelModels

/// The trips, or the reason why there are none.
struct TripListScreen: View {
    @Environment(TripStore.self) private var store

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Trips")
                .navigationDestination(for: Trip.self) { TripDetailScreen(trip: $0) }
        }
        .task { await store.load() }
    }

    @ViewBuilder private var content: some View {
        switch store.state {
        case .loading: ProgressView()
        case .loaded(let trips) where trips.isEmpty:
            ContentUnavailableView(
                "No trips yet", systemImage: "suitcase", description: Text("Where would you like to go?"))
        case .loaded(let trips): list(of: trips)
        case .failed(let message):
            ContentUnavailableView("No connection", systemImage: "wifi.slash", description: Text(message))
        }
    }

    private func list(of trips: [Trip]) -> some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(trips) { trip in
                    NavigationLink(value: trip) { TripCard(trip: trip) }
                        .buttonStyle(.plain)
                        .accessibilityKey(\TripListAccessibility.trips, item: trip.id)
                }
            }
            .padding()
        }
    }
}

#Preview("Trips") {
    TripListScreen().environment(TripStore(state: .loaded([.lisbon, .lapland, .madeira])))
}

#Preview("No trips") {
    TripListScreen().environment(TripStore(state: .loaded([])))
}

#Preview("Offline") {
    TripListScreen().environment(TripStore(state: .failed(message: "You seem to be offline.")))
}
