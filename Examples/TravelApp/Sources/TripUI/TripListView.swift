import SnapgenCatalog
import SwiftUI

/// The trips of a guest, or why there are none to show.
public struct TripListView: View {
    private let state: TripListState

    /// Shows a state.
    public init(state: TripListState) {
        self.state = state
    }

    /// The list or what stands in its place.
    public var body: some View {
        VStack(spacing: 12) {
            switch state {
            case .loading: ProgressView()
            case .loaded(let trips): content(of: trips)
            case .failed(let message): Text(message)
            }
        }
        .padding()
    }

    @ViewBuilder private func content(of trips: [Trip]) -> some View {
        if trips.isEmpty {
            Text("Where would you like to go?").font(.title)
        } else {
            ForEach(trips) { TripCard(trip: $0) }
            Spacer()
        }
    }
}

struct TripListView_Previews: PreviewProvider, Testable {
    static let samples = TripListStates.samples.map { TripListView(state: $0.value) }
}
