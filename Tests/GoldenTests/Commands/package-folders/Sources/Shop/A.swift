import SwiftUI
#Preview("Cart") { Text("") }
