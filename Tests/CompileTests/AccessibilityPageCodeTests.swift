import SnapgenTestSupport
import Testing

/// The code for apps on the page about accessibility, compiled with the stubs.
@Suite("Documentation/Accessibility.md, compiled", .onLinux(TestTier.compile.isOn))
struct AccessibilityPageCodeTests {
    @Test("the code for apps compiles in every mode", arguments: [LanguageMode.swift5, .swift6, .mainActor])
    func compiles(mode: LanguageMode) throws {
        let page = try DocumentationPage("Accessibility.md")
        let mistaken = page.block(with: "ForEach(names")
        let views = """
            \(page.block(with: "SelectableAccessibility {"))
            import SwiftUI
            import UIKit

            final class UserListController: UIViewController {
                func prepare() { view.accessibilityKey = .keyPath(\\UserListAccessibility.cancel) }
            }
            struct User { var id = "", name = "" }
            struct UserCell: View {
                init(_ user: User) {}
                var body: some View { EmptyView() }
            }
            @MainActor @ViewBuilder
            func views(of user: User, cancel: @escaping @MainActor @Sendable () -> Void) -> some View {
            \(page.block(with: "UserCell(user).accessibilityKey("))
            }
            """
        let folder = try TemporaryFolder(["Mistaken.swift": mistaken, "Views.swift": views])
        let search = try Stubs.shared.get().search
        for file in ["Mistaken.swift", "Views.swift"] {
            try CompiledModule(name: "App", files: [folder.path(file)], arguments: mode.arguments)
                .check(searching: search)
        }
    }
}
