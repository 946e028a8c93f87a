import SwiftUI

#Preview("A B") {
    Text("Row")
}
#Preview("AB") {
    Text("Row")
}
