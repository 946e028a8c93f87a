// swift-format-ignore-file
import class Foundation.NumberFormatter
import SwiftUI

#Preview("Far") { Text(NumberFormatter.localizedString(from: 12, number: .decimal)) }
