import SnapgenAccessibility
import SwiftUI
import TravelKit
import TravelModels

/// The choices of a traveler, and what they cost.
struct BookingForm: View {
    @Binding var booking: Booking

    var body: some View {
        Form {
            Section("Who travels") {
                TextField("Name", text: $booking.name).accessibilityKey(\BookingFormAccessibility.name)
                TravelersStepper(count: $booking.travelers).accessibilityKey(\BookingFormAccessibility.travelers)
            }
            Toggle("Insurance", isOn: $booking.isInsured).accessibilityKey(\BookingFormAccessibility.insurance)
            LabeledContent("Total") {
                PriceTag(price: booking.total).accessibilityKey(\BookingFormAccessibility.total)
            }
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
