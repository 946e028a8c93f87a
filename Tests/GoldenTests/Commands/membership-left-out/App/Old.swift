import SwiftUI
#Preview("Old") { Text("o") }
