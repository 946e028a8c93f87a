// Outside of a `Testable` type the name is SwiftUI's, whose `body` also takes a context.
// expected: does not conform to protocol 'PreviewModifier'
import SnapgenCatalog
import SwiftUI

struct Modifier: PreviewModifier {
    func body(content: Content) -> some View { content.padding(8) }
}
