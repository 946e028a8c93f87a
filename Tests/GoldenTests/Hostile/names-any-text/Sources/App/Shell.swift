import SwiftUI

#Preview("$(id) `id` ${HOME}") {
    Text("Row")
}
