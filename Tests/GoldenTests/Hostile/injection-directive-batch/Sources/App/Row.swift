import SwiftUI

// snapgen: batch=x").evil()
#Preview("Row") {
    Text("Row")
}
