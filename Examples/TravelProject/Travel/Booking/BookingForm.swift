import SwiftUI
import TravelKit
import TravelModels

/// The choices of a traveler, and what they cost.
struct BookingForm: View {
    @Binding var booking: Booking

    var body: some View {
        Form {
            Section("Who travels") {
                TextField("Name", text: $booking.name)
                TravelersStepper(count: $booking.travelers)
            }
            Toggle("Insurance", isOn: $booking.isInsured)
            LabeledContent("Total") { PriceTag(price: booking.total) }
        }
    }
}

#Preview("Filled in") {
    @Previewable @State var booking = Booking(trip: .lisbon, name: "Ada Lovelace")
    BookingForm(booking: $booking)
}

#Preview("Price unknown") {
    @Previewable @State var booking = Booking(trip: .madeira)
    BookingForm(booking: $booking)
}
