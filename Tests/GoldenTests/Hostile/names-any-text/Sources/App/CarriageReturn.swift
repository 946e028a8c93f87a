import SwiftUI

#Preview("a\rb") {
    Text("Row")
}
