import SwiftUI

#Preview("A B") {
    Text("Row")
}
#Preview("A-B") {
    Text("Row")
}
