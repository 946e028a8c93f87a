import SnapgenCatalog
import SwiftUI

struct HotelCell_Previews: Testable { static let samples = [Text("a")] }
// snapgen: batch=regular precision=0.98 perceptual_precision=0.97 delay=0.3
struct SlowCell_Previews: Testable { static let samples = [Text("a")] }
// snapgen: skip
struct Skipped_Previews: Testable { static let samples = [Text("a")] }
struct Legacy_Previews: Testable { static let samples = [Text("a")] }
struct LegacyButKept_Previews: Testable { static let samples = [Text("a")] }
// snapgen: include
struct LegacyButIncluded_Previews: Testable { static let samples = [Text("a")] }
// snapgen: bacth=component
struct Misspelt_Previews: Testable { static let samples = [Text("a")] }
