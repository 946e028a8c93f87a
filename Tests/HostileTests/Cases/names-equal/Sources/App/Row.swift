import SwiftUI

#Preview("A") {
    Text("Row")
}
#Preview("A") {
    Text("Row")
}
