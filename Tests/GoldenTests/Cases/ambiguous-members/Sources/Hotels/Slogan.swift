import SwiftUI

extension Text {
    static var slogan: Text { Text("Hotels") }

    func large() -> Text { self }
}

extension Array where Element == Text {
    subscript(hotel index: Int) -> Text { self[index] }
}

// This file does not import Design, so these members are those of this module.
#Preview("Own") { Text.slogan.large() }
