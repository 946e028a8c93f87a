import SwiftUI
#Preview("A") { Text("a") }
