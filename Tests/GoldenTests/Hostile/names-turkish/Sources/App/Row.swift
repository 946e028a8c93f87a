import SwiftUI

#Preview("İ") {
    Text("Row")
}
#Preview("i̇") {
    Text("Row")
}
