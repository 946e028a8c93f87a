import Design
import SwiftUI

struct Banner: View {
    var body: some View { Text.title }
}

#Preview("Of Design") { Text.title }

// In this module its own members hide those of Design, in a test they would not.
#Preview("Static") { Text.slogan }

#Preview("Of a value") { Text("a").large() }

extension Text {
    fileprivate static var largeSlogan: Text { slogan.large() }
}

#Preview("In a private member") { Text.largeSlogan }

#Preview("Of a list") { [Text("a"), .title][hotel: 1] }

// Only a label tells a subscript from those of the standard library.
#Preview("Without a label") { [Text("a"), .title][[0].count] }
