import SwiftUI

#Preview("3 rooms") {
    Text("Row")
}
