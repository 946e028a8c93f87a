import SwiftUI

#Preview("a\nfatalError()\n") {
    Text("Row")
}
