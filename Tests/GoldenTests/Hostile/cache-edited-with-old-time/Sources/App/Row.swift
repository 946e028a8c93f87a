import SwiftUI

#Preview("Row") {
    Text("Row")
}
