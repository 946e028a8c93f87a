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
enum Outer {
    struct Named_Previews: Testable { static let samples = [Text("a")] }
    struct Titled_Previews: Testable { static let samples = [Text("a")] }
    struct ByID_Previews: Testable { static let samples = [Text("a")] }
}
// snapgen: include
private struct Private_Previews: Testable { static let samples = [Text("a")] }
// snapgen: batch=extended delay=1
struct Extended {}
// snapgen: batch=component
extension Extended: Testable { static let samples = [Text("a")] }
// Neither has advice about its names.
// snapgen: skip
#Preview { Text("a") }
// snapgen: skip
struct Twice_Previews: Testable { static let samples = [("a", Text("a")), ("a", Text("b"))] }
