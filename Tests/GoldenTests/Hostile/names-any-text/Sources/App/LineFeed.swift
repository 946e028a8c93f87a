import SwiftUI

#Preview("a\nb") {
    Text("Row")
}
