import SwiftUI

#Preview("In a file called as a keyword") { Room() }
