import SwiftUI

#Preview("a\u{2028}b") {
    Text("Row")
}
