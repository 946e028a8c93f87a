enum AccessibilityIdentifier {
    case parcelTitle
    case trackButton
    case refuseButton
    case languageCell

    var asString: String { "\(self)" }
}

enum A11yIdentifiers { static let page = "page", passed = "change-server" }
typealias AID = A11yIdentifiers
let passed = Field(accessibilityIdentifier: AID.passed)
let page = Text("").accessibilityIdentifier(AID.page)
