import SnapgenCatalog
import SwiftUI

struct Row_Previews: PreviewProvider, Testable {
    static let samples = [Text("row")]
}

struct Badge_Previews: PreviewProvider {
    static var previews: some View { Text("badge") }
}
