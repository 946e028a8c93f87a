import SwiftUI

#Preview("Badge") { Text("New") }
