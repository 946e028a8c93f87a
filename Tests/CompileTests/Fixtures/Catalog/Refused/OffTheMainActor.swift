// expected: main actor-isolated static property 'samples' can not be referenced from a nonisolated context
import SnapgenCatalog
import SwiftUI

enum Card_Previews: Testable {
    static let samples = [Text("Ritz")]
}

nonisolated func count() -> Int { Card_Previews.samples.count }
