import SwiftUI
import TravelModels

/// A stop in the itinerary of a trip.
public struct StopRow: View {
    private let stop: Stop

    /// Creates the row of a stop.
    public init(stop: Stop) {
        self.stop = stop
    }

    /// The contents.
    public var body: some View {
        HStack {
            Label(stop.name, systemImage: symbol)
            Spacer()
            Text(stop.arrival).foregroundStyle(.secondary)
        }
    }

    private var symbol: String {
        switch stop.transport {
        case .train: "train.side.front.car"
        case .ferry: "ferry.fill"
        case .plane: "airplane"
        }
    }
}

#Preview("By train and ferry", traits: .fixedLayout(width: 390, height: 140)) {
    VStack {
        ForEach(Trip.lapland.stops) { StopRow(stop: $0) }
    }
    .padding()
}
