import SwiftUI

#Preview("*/ fatalError() /*") {
    Text("Row")
}
