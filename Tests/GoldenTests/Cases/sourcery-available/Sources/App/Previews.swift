import SwiftUI

protocol TestablePreview: PreviewProvider {}

struct Cell_Previews: TestablePreview {
    static var previews: some View { Text("cell") }
}

@available(iOS 26.0, *)
struct Glass_Previews: TestablePreview {
    static var previews: some View { Text("glass") }
}

@MainActor @available(iOS 17, macOS 14, *)
struct Chart_Previews: TestablePreview {
    static var previews: some View { Text("chart") }
}

struct Row_Previews: TestablePreview {
    static var previews: some View { Text("row") }
}
