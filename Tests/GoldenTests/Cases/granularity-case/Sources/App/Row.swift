import SnapgenCatalog
import SwiftUI

struct Row_Previews: Testable { static let samples = [Text("a"), Text("b")] }
enum States: TestableState { static let samples = [("empty", 0), ("full", 1)] }
