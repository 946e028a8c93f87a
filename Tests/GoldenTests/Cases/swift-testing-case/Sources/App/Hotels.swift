import SnapgenCatalog
import SwiftUI

enum HotelCell: Testable {
    static let samples = [Text("Riad"), Text("Cabin")]
}

@available(iOS 17, *)
struct Stars_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(1..<4) { Text("\($0) stars") }
    }
}

enum Rooms: Testable {
    static let samples = Room.allCases.map { Text("\($0)") }
}

enum Prices: TestableState {
    static let samples = makePrices()
}

enum Room: CaseIterable { case single, double }

func makePrices() -> [Int] { [80, 120] }
