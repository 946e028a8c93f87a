import SwiftUI

#Preview("CON") {
    Text("Row")
}
