import SwiftUI

#Preview("a\tb") {
    Text("Row")
}
