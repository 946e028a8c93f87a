#if canImport(UIKit)
    import SnapgenCatalog
    import SwiftUI
    import TravelBooking

    /// A booking, or why there is none to show.
    struct BookingView: View {
        var state: BookingState

        var body: some View {
            VStack(spacing: 12) {
                switch state {
                case .loading: ProgressView()
                case .loaded(let booking): Text("\(booking.hotel), \(booking.nights) nights").font(.title)
                case .failed(let message): Text(message)
                case .signedOut: Text("Sign in to see your booking.")
                }
            }
            .padding()
        }
    }

    /// The labelled states of the catalog of values.
    enum BookingView_Previews: Testable {
        static let samples = BookingStates.samples.mapSamples { BookingView(state: $0) }
    }

    #Preview { BookingView_Previews.sampleViews }
#endif
