import SnapgenTestSupport
import Testing

@Suite("Texts of views", .onLinux(TestTier.compile.isOn))
struct ViewTextsTests {
    @Test("keys are indented below the key around them, and elements are in their order with their words")
    func texts() throws {
        let run = try GoldenPackage("view-texts").run()
        #expect(run.status == 0, "\(run.text)")
        func text(_ name: String) -> String? { run.recorded["__Snapshots__/SnapshotTests/Users/\(name).txt"] }
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
        #expect(
            text("Badge_Badge-tree.1") == """
                - button "Messages": "3" [selected]
                  hint "Opens the \\"chat\\""
                """)
    }

    @Test("AccessibilitySnapshot's parser adds the words of VoiceOver")
    func parser() throws {
        let run = try GoldenPackage("support-trees").run()
        #expect(run.status == 0, "\(run.text)")
        let tree = run.recorded["__Snapshots__/SnapshotTests/Users/Badge_Badge-tree.1.txt"]
        #expect(tree == "- button \"Messages\"\n  says \"Messages. Button.\"")
    }

    @Test("where the system reports no elements of SwiftUI, a tree fails with the next step, and keys are recorded")
    func withoutElements() throws {
        let run = try GoldenPackage("view-texts").run(environment: ["STUB_ACCESSIBILITY": "none"])
        #expect(run.status == 1)
        #expect(run.text.contains("UserList-tree.two: the view has no accessibility elements."))
        #expect(run.recorded["__Snapshots__/SnapshotTests/Users/UserList-tree.two.txt"] == nil)
        #expect(run.recorded["__Snapshots__/SnapshotTests/Users/UserList-keys.empty.txt"] == "list-cancel")
        #expect(run.recorded["__Snapshots__/SnapshotTests/Users/Badge_Badge-tree.1.txt"] != nil)
    }
}
