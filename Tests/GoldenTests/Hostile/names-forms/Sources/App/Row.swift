import SwiftUI

#Preview("é") {
    Text("Row")
}
#Preview("é") {
    Text("Row")
}
