import SnapgenCatalog
import SwiftUI

protocol Showcase: Testable {}
typealias Shown = PreviewProvider & Testable
class BasePreview: PreviewProvider {
    class var previews: some View { Text("base") }
}
