import SwiftUI

/// An enumeration whose cases describe themselves.
enum AccessibilityIdentifier {
    case used
    case other
    case unused
    case passed
    case row(Int)

    var asString: String { "\(self)" }
}

let view = Text("").accessibilityIdentifier(.used)
let second = Text("").accessibilityIdentifier(AccessibilityIdentifier.other.asString)
let described = Row(.passed)
