import SwiftUI
#Preview("A") { Text("a") }
#Preview("B") { Text("b") }
