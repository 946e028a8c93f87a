import SwiftUI

#Preview("A") {
    Text("Row")
}
