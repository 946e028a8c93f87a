import SwiftUI

#Preview(##"a"#b\(x)\#(y)"##) {
    Text("Row")
}
