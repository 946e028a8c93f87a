import SnapgenCatalog
import SwiftUI

struct LeftOut: Testable { static let samples = [Text("a")] }
