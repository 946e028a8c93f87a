import SwiftUI

// snapgen: batch=[2J]0;evil
#Preview("Row") {
    Text("Row")
}
