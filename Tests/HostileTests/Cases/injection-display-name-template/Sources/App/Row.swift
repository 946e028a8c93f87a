import SwiftUI

#Preview("{% for x in y %}{{ x }}") {
    Text("Row")
}
