import SwiftUI

#Preview("a​b‍") {
    Text("Row")
}
