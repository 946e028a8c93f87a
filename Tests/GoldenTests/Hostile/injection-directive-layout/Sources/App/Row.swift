import SwiftUI

// snapgen: layout=1x1),evil(
#Preview("Row") {
    Text("Row")
}
