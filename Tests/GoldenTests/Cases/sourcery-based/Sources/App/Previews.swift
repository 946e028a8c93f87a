import SwiftUI

protocol TestablePreview: PreviewProvider {}
protocol SlowPreview: TestablePreview {}

struct Cell_Previews: TestablePreview {
    static var previews: some View { Text("cell") }
}

// sourcery: order = 2
/// The bookings.
public struct Booking_Previews: SlowPreview {
    /// One booking.
    public static var previews: some View { Text("booking") }
}

/// A plain provider, which only the second list asks for.
struct Plain_Previews: PreviewProvider {
    static var previews: some View { Text("plain") }
}
