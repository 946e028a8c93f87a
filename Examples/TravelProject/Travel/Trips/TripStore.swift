import Observation
import TravelModels

/// The trips that the screens share.
@MainActor @Observable
final class TripStore {
    private(set) var state: TripListState

    init(state: TripListState = .loading) {
        self.state = state
    }

    /// Loads the trips if there are none yet.
    func load() async {
        guard state == .loading else { return }
        // A real app asks a server here.
        state = .loaded([.lisbon, .lapland, .madeira])
    }
}
