import Foundation
import SwiftUI

final class Token {}

private final class PrivateToken {}

private func named(_ name: String = #fileID) -> Text { Text(name) }

private func inFolder() -> Text { Text(URL(fileURLWithPath: "\(#filePath)").lastPathComponent) }

#Preview("File") {
    Text("in \(#fileID)")
}

#Preview("File of a private function") { named() }

#Preview("Arguments", arguments: [#fileID]) { name in Text(name) }

#Preview("Bundle of a class") {
    Text(Bundle(for: Token.self).bundleIdentifier ?? "")
}

#Preview("Path") { Text("\(#filePath)") }

#Preview("Old path") { Text("\(#file)") }

#Preview("Path of a private function") { inFolder() }

#Preview("Bundle of a private class") {
    Text(Bundle(for: PrivateToken.self).bundleIdentifier ?? "")
}

#Preview("Bundle by macro") { Text(#bundle.bundleIdentifier ?? "") }
