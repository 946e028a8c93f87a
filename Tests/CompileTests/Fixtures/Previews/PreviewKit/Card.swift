import SwiftUI

// The compiler replaces the macro's name in the names of registries, because the module's name contains this word.
#Preview("Card") { Text("card") }

enum Cards {
    private struct Inner {
        #Preview("Inner card") { Text("inner card") }
    }
}
