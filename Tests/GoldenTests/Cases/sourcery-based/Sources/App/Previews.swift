import SwiftUI

protocol TestablePreview: PreviewProvider {}
protocol SlowPreview: TestablePreview {}

struct Cell_Previews: TestablePreview {
    static var previews: some View { Text("cell") }
}

// sourcery: order = 2
public struct Booking_Previews: SlowPreview {
    public static var previews: some View { Text("booking") }
}

/// A plain provider, which only the second list asks for.
struct Plain_Previews: PreviewProvider {
    static var previews: some View { Text("plain") }
}
