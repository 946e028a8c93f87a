import SnapgenCatalog
import SwiftUI

struct Row_Previews: Testable { static let samples = [Text("a"), Text("b")] }
