import SnapgenTestSupport
import Testing

@Suite("Texts of views", .onLinux(TestTier.compile.isOn))
struct ViewTextsTests {
    /// Runs the tests of a case, and returns a reader of the texts that they record.
    private func run(
        _ name: String
    ) throws -> (run: TestProgram.Run, text: (_ name: String) -> String?) {
        let package = try GoldenPackage(name)
        let run = try package.run()
        #expect(run.status == 0, "\(run.text)")
        return (run, { package.text(at: "__Snapshots__/SnapshotTests/Users/\($0).txt") })
    }

    @Test("elements are in their order, with the words of VoiceOver")
    func texts() throws {
        let text = try run("view-texts").text
        #expect(text("UserList_Cell-tree.1") == "- text \"AL\"\n  says \"AL.\"\n- text \"ada\"\n  says \"ada.\"")
        let badge = "- button \"Messages\": \"3\" [selected]\n  says \"Messages.\"\n  hint \"Opens the \\\"chat\\\"\""
        #expect(text("Badge_Badge-tree.1") == badge)
    }

    @Test("a text of a case of its own is beside the pictures")
    func parser() throws {
        let text = try run("support-trees").text
        #expect(text("Badge_Badge-tree.1") == "- button \"Messages\"\n  says \"Messages. Button.\"")
    }
}
