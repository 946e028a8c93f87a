import SwiftUI

#Preview("a\0b") {
    Text("Row")
}
