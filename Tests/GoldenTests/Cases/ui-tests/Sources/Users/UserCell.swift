#if canImport(SwiftUI)
    import SnapgenAccessibility
    import SnapgenCatalog
    import SwiftUI

    final class CellAccessibility: ViewAccessibility {
        let title = TextAccessibility()
    }

    struct UserCell: View {
        let name: String

        var body: some View { Text(name).accessibilityKey(\CellAccessibility.title) }
    }

    // snapgen: allow=contrast+text-clipped
    struct UserCell_Previews: PreviewProvider, Testable {
        static var samples: [String: UserCell] {
            ["Signed out": UserCell(name: "?"), "ada": UserCell(name: "Ada")]
        }
    }

    // snapgen: samples=*
    struct ManyCells: Testable {
        static var samples: [(String, UserCell)] { [("one", UserCell(name: "1"))] }
    }

    struct LateCells: AsyncTestable {
        static func samples() async throws -> [UserCell] { [UserCell(name: "late")] }
    }

    private let guest = "guest"

    #Preview("Guest", traits: .fixedLayout(width: 200, height: 60)) { UserCell(name: guest) }

    @available(iOS 18, macOS 15, *)
    #Preview("New") { UserCell(name: "new") }

    #Preview("Several", arguments: ["a", "b"]) { name in UserCell(name: name) }
#endif
