import SwiftUI

#Preview("*/ fatalError() /*") {
    Text("Row")
}
#Preview("a\nfatalError()\n") {
    Text("Row")
}
#Preview("\") } } ; func x() { fatalError(\"") {
    Text("Row")
}
#Preview("\\(abort())") {
    Text("Row")
}
#Preview(##"a"#b\(x)\#(y)"##) {
    Text("Row")
}
#Preview("{% for x in y %}{{ x }}") {
    Text("Row")
}
