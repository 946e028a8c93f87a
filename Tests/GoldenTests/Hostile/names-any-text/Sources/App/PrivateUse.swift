import SwiftUI

#Preview("􏿽") {
    Text("Row")
}
