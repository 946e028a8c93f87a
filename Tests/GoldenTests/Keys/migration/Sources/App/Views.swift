import SnapgenAccessibility
import SwiftUI
import UIKit

/// A screen of which some views have keys, and others identifiers of the table.
struct ParcelView: View {
    var body: some View {
        VStack {
            Text(name).accessibilityKey(\ParcelAccessibility.parcelTitle)
            Button("Track", action: track).accessibilityIdentifier(.trackButton)
            Text("").accessibilityKey(\ParcelAccessibility.literal)
        }
    }
}

final class ParcelViewController: UIViewController {
    func prepare() { refuse.accessibilityKey = .keyPath(\ParcelAccessibility.refuseButton) }
}

struct LanguageView: View {
    var body: some View { Text("Language").accessibilityIdentifier(.languageCell) }
}

let old = Text("").accessibilityIdentifier("literal")

extension View {
    func accessibilityIdentifier(_ identifier: AccessibilityIdentifier) -> some View {
        accessibilityIdentifier(identifier.asString)
    }
}
