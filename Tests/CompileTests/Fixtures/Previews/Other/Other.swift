import DeveloperToolsSupport
import SwiftUI

// A registry that ends the process when anything of it is used, as previews of the system may.
struct Hostile: PreviewRegistry {
    static var fileID: String { fatalError("nothing of this module is used") }
    static var line: Int { fatalError("nothing of this module is used") }
    static var column: Int { fatalError("nothing of this module is used") }
    @MainActor static func makePreview() throws -> Preview { fatalError("nothing of this module is used") }
}
