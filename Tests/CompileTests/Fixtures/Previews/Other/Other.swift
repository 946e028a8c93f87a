import DeveloperToolsSupport
import SwiftUI

// A registry that ends the process when anything of it is used, as previews of the system may.
struct Hostile: PreviewRegistry {
    static var fileID: String { fatalError("nobody asks for this module") }
    static var line: Int { fatalError("nobody asks for this module") }
    static var column: Int { fatalError("nobody asks for this module") }
    @MainActor static func makePreview() throws -> Preview { fatalError("nobody asks for this module") }
}
