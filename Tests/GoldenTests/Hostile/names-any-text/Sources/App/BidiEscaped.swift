import SwiftUI

#Preview("\u{202E}evil\u{202C}") {
    Text("Row")
}
