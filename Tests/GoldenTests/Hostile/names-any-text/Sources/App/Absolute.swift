import SwiftUI

#Preview("/etc/passwd") {
    Text("Row")
}
