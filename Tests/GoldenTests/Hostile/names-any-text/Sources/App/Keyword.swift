import SwiftUI

#Preview("class") {
    Text("Row")
}
