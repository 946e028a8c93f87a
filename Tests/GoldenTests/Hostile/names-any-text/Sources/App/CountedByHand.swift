import SwiftUI

#Preview("1") {
    Text("Row")
}
#Preview("2") {
    Text("Row")
}
