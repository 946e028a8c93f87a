import SnapgenCatalog
import SwiftUI

class BasePreviews: PreviewProvider {
    class var previews: some View { Text("base") }
    required init() {}
}

final class Derived_Previews: BasePreviews {}

@MainActor
class BaseSamples: Testable {
    class var samples: [Text] { [Text("base")] }
}

final class DerivedSamples: BaseSamples {
    override class var samples: [Text] { [Text("first"), Text("second")] }
}

protocol HotelCatalog: TestableState where Samples == [String] {}

enum Cities: HotelCatalog { static let samples = ["Rome", "Oslo"] }

typealias Shown = PreviewProvider & Testable

struct Composed_Previews: Shown { static let samples = [Text("composed")] }

extension HotelCatalog {
    static var samples: [String] { ["from the protocol"] }
}

enum Countries: HotelCatalog {}
