import SwiftUI
#Preview("Row") { Text("") }
