enum AccessibilityIdentifier {
    case parcelTitle
    case trackButton
    case refuseButton
    case languageCell

    var asString: String { "\(self)" }
}

enum A11yIdentifiers { static let page = "page" }
typealias AID = A11yIdentifiers
let page = Text("").accessibilityIdentifier(AID.page)
