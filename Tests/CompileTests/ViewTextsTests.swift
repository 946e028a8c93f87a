import SnapgenTestSupport
import Testing

@Suite("Texts of views", .onLinux(TestTier.compile.isOn))
struct ViewTextsTests {
    /// Runs the tests of a case, and returns a reader of the texts that they record.
    private func run(
        _ name: String, environment: [String: String] = [:]
    ) throws -> (run: TestProgram.Run, text: (_ name: String) -> String?) {
        let package = try GoldenPackage(name)
        let run = try package.run(environment: environment)
        #expect(run.status == (environment.isEmpty ? 0 : 1), "\(run.text)")
        return (run, { package.text(at: "__Snapshots__/SnapshotTests/Users/\($0).txt") })
    }

    @Test("keys are indented below the key around them, and elements are in their order with their words")
    func texts() throws {
        let text = try run("view-texts").text
        #expect(
            text("UserList-keys.two") == """
                UserListAccessibility.users[ada]
                  CellAccessibility.avatar
                    AvatarAccessibility.placeholder
                  CellAccessibility.title
                UserListAccessibility.users[alan]
                  CellAccessibility.avatar
                    AvatarAccessibility.placeholder
                  CellAccessibility.title
                list-cancel
                """)
        #expect(text("UserList-keys.empty") == "list-cancel")
        #expect(text("Badge_Badge-keys.1") == "badge")
        #expect(text("UserList_Cell-tree.1") == "- text \"AL\"\n- text \"ada\"")
        let badge = "- button \"Messages\": \"3\" [selected]\n  hint \"Opens the \\\"chat\\\"\""
        #expect(text("Badge_Badge-tree.1") == badge)
    }

    @Test("AccessibilitySnapshot's parser adds the words of VoiceOver")
    func parser() throws {
        let text = try run("support-trees").text
        #expect(text("Badge_Badge-tree.1") == "- button \"Messages\"\n  says \"Messages. Button.\"")
    }

    @Test("where the system reports no elements of SwiftUI, a tree fails with the next step, and keys are recorded")
    func withoutElements() throws {
        let (run, text) = try run("view-texts", environment: ["STUB_ACCESSIBILITY": "none"])
        #expect(run.text.contains("UserList-tree.two: the view has no accessibility elements."))
        #expect(text("UserList-tree.two") == nil && text("UserList-keys.empty") == "list-cancel")
        #expect(text("Badge_Badge-tree.1") != nil)
    }
}
