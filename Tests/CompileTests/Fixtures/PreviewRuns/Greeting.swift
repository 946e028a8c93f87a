import Foundation
import SwiftUI

private var isCanvas: Bool { ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }

#Preview("Greeting") { Text(isCanvas ? "canvas" : "app") }
