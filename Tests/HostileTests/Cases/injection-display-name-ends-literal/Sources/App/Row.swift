import SwiftUI

#Preview("\") } } ; func x() { fatalError(\"") {
    Text("Row")
}
