import SnapgenCatalog
import SwiftUI

extension Extended: @MainActor @preconcurrency Testable { static let samples = [Text("a"), Text("b")] }
extension Outer.Inner: @preconcurrency PreviewProvider { static var previews: some View { Text("a") } }
