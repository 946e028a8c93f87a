import SwiftUI

enum Settings {
    struct Row_Previews {
        static var previews: some View { Text("row") }
    }
}

extension Settings.Row_Previews: SwiftUI.PreviewProvider, TestablePreview {}

// sourcery: preview
// sourcery: amount = 3
@MainActor
struct Handmade {
    static var _allPreviews: [Int] { [1, 2, 3] }
}

struct Nothing {}
