import DeveloperToolsSupport
import SwiftUI

// A registry that another macro may declare, and that does not make its preview.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated struct Failing: PreviewRegistry {
    struct Problem: Error {}

    static var fileID: String { #fileID }
    static var line: Int { 12 }
    static var column: Int { 1 }
    @MainActor static func makePreview() throws -> Preview { throw Problem() }
}

#Preview("Beside it") { Text("beside it") }
