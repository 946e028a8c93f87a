import SnapgenCatalog
import SwiftUI

struct Row_Previews: PreviewProvider, Testable {
    static let samples = [Text("a row")]
}
