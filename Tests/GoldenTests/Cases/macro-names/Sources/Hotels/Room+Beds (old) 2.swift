import SwiftUI

#Preview("In a file of an odd name") { Room() }
