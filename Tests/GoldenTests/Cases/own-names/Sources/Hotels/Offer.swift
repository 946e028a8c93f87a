import Design
import SwiftUI

private func offer() -> String { price(4) + greeting }

// Only the private function refers to the declarations of this module.
#Preview("In a private function") { Text(offer()) }
