import SwiftUI

#Preview("a‮evil‬⁦b⁩") {
    Text("Row")
}
