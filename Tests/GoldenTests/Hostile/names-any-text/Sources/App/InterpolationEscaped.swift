import SwiftUI

#Preview("\\(x)") {
    Text("Row")
}
