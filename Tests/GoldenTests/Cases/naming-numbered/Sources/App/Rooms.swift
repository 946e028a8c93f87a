import SnapgenCatalog
import SwiftUI

struct Rooms: Testable {
    static var samples: [(String, Text)] { [("empty", Text("")), ("full", Text("Ritz"))] }
}

struct Prices: TestableText, CustomStringConvertible {
    static var samples: [String: Prices] { ["low": Prices(), "high": Prices()] }
    var description: String { "" }
}
