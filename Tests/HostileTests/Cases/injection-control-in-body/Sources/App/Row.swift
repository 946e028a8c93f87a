import SwiftUI

#Preview("Row") {
    Text("a[2Jb")
}
