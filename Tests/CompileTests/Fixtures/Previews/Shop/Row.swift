import SwiftUI

private struct Product { let name = "private" }
private func row(_ product: Product) -> some View { Text(product.name) }

#Preview("Private") { row(Product()) }
#Preview { Text("unnamed 1") }
#Preview { Text("unnamed 2") }
#Preview("Twice") { Text("first") }; #Preview("Twice") { Text("second") }
#if STORE
    #Preview("Twice") { Text("only in stores") }
#endif
#Preview("Twice") { Text("last") }

private let computed = "Computed"
#Preview(computed + " 1") { Text("computed 1") }
#Preview(computed + " 2") { Text("computed 2") }

@available(iOS 18, macOS 15, *)
#Preview("New") { Text("new") }
#Preview("Old") { Text("old") }

struct Outer {
    private struct Inner {
        #Preview("Nested") { Text("nested") }
    }
    #Preview("In a type") { Text("in a type") }
}

struct Box<Value> {
    #Preview("Generic") { Text("never found") }
}

@available(iOS 18, macOS 15, *)
#Preview("State") {
    @Previewable @State var count = 3
    Text("state \(count)")
}

#Preview("Fixed", traits: .fixedLayout(width: 30, height: 20)) { Text("fixed") }
#Preview("Traits", traits: .sizeThatFitsLayout, .landscapeLeft, .assistiveAccess) { Text("traits") }
#Preview("Arguments", arguments: [1, 2]) { number in Text("\(number)") }
