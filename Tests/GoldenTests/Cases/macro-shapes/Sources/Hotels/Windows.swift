// swift-format-ignore-file
#if canImport(SwiftUI)
import SwiftUI

#Preview("Carriage returns") {
    Text("""
        Two
        lines
        """)
        .padding()
}
#endif
