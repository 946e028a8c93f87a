import SwiftUI

#Preview("Of the program") { Text("an executable") }
