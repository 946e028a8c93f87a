import Foundation
import SwiftUI

#Preview("Cell") { Text(Date(timeIntervalSince1970: 0).description) }
