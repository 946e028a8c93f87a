import SwiftUI

extension Text {
    static var slogan: Text { Text("Hotels") }

    func large() -> Text { self }
}

// This file does not import Design, so these members are those of this module.
#Preview("Own") { Text.slogan.large() }
