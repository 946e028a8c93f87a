import SwiftUI

#Preview("Row") {
    Text("Row")
}
#Preview("row") {
    Text("Row")
}
