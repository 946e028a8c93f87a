import SwiftUI

#Preview("// a") {
    Text("Row")
}
