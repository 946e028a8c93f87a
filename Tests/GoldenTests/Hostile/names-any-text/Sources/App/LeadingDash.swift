import SwiftUI

#Preview("-rf") {
    Text("Row")
}
