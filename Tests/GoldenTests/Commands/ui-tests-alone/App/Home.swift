import SnapgenAccessibility
import SwiftUI

final class HomeAccessibility: ScreenAccessibility { let title = TextAccessibility() }

struct Home: View { var body: some View { Text("a").accessibilityKey(\HomeAccessibility.title) } }

#Preview("A") { Text("a") }
