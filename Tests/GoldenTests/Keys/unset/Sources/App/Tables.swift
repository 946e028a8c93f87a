import SwiftUI

enum A11yIdentifiers {
    static let other = "list-other"
    static let constant = "list-constant"
    static let text = "list-text"
    static let alias = "list-alias"
    static let preview = "list-preview"
    static let provider = "list-provider"
    static let unused = "list-unused"
    static let hidden = "list-hidden"
}

enum RowAccessibilityIdentifier: String {
    case send = "row-send"
    case other = "row-other"
}

let other = Text("").accessibilityIdentifier(A11yIdentifiers.other)
let row = Text("").accessibilityIdentifier(RowAccessibilityIdentifier.other.rawValue)

#Preview { Text("").accessibilityIdentifier(A11yIdentifiers.preview) }

struct Page_Previews: PreviewProvider {
    static var previews: some View { Text("").accessibilityIdentifier(A11yIdentifiers.provider) }
}

private extension Page {
    var hiddenPart: some View { Text("").accessibilityIdentifier(A11yIdentifiers.hidden) }
}
