import SwiftUI

#Preview("ı") {
    Text("Row")
}
#Preview("I") {
    Text("Row")
}
