import SwiftUI

struct HotelCell: View { var body: some View { Text("Ritz") } }

// snapgen: precision=0.98
#Preview("Loading", traits: .landscapeLeft) {
    HotelCell()
}
// One picture for each number of stars.
#Preview("Stars", arguments: [1, 5]) { stars in
    HotelCell(stars: stars)
}
