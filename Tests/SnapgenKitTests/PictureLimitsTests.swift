import Testing

@testable import SnapgenKit
@testable import SnapgenModel
@testable import SnapgenScan

@Suite("Limits of pictures")
struct PictureLimitsTests {
    private func problems(_ body: String, _ configuration: String = "", before: String = "") throws -> [Diagnostic] {
        let files = MemoryFileSystem([
            "/p/snapgen.yml": "sources: [{ path: App }]\n\(configuration)",
            "/p/App/Row.swift": "\(before)#Preview(\"A\") {\n\(body)\n}\n",
        ])
        let project = try Project.open(ProjectRequest(folder: "/p"), files: files)
        return try Pipeline(project).run(to: .catalog).catalog.diagnostics
    }

    @Test(
        "a presentation that starts open is reported where layers are drawn",
        arguments: [
            ("Row().sheet(isPresented: .constant(true)) { Detail() }", "'.sheet'"),
            ("Row().alert(\"A\", isPresented: .constant(true)) {}", "'.alert'"),
            ("VStack { Row().popover(item: .constant(Item())) { _ in Detail() } }", "'.popover'"),
            ("Row().fullScreenCover(isPresented: Binding.constant(isShown)) {}", "'.fullScreenCover'"),
        ])
    func presentations(body: String, modifier: String) throws {
        let found = try problems(body)
        #expect(found.map(\.id) == [.notDrawn])
        #expect(found.first?.message.contains("does not show what \(modifier) presents") == true)
        #expect(found.first?.line == 1)
        #expect(try problems(body, "draw: window\n").isEmpty)
        #expect(try problems(body, before: "// snapgen: draw=window\n").isEmpty)
        #expect(try problems(body, "rules: [{ match: '*', draw: window }]\n").isEmpty)
        #expect(try problems(body, "default_batch: a\nbatches: { a: { devices: [iPhone8], draw: window } }\n").isEmpty)
    }

    @Test(
        "a presentation that starts closed and code that sets what is its own are not",
        arguments: [
            "Row().sheet(isPresented: .constant(false)) {}", "Row().sheet(item: .constant(nil)) { _ in }",
            "Row().sheet(isPresented: $isShown) {}", "Row().sheet()", "sheet(isPresented: true)",
            "let user = User()\nuser.name = \"Ada\"\nreturn Row(user)", "self.a.b = 1\nreturn Row()",
            "let isNew = User.shared.name == \"a\"\nRow(isNew)",
        ])
    func none(body: String) throws { #expect(try problems(body).isEmpty) }

    @Test(
        "code that sets a property of a type or of its instance is reported",
        arguments: [
            ("Session.shared.user = .sample\nreturn Row()", "'Session.shared.user'"),
            ("let _ = Counter.count += 1\nRow()", "'Counter.count'"),
        ])
    func assignments(body: String, property: String) throws {
        let found = try problems(body)
        #expect(found.map(\.id) == [.changesState])
        #expect(found.first?.message.contains("sets \(property), which keeps its value") == true)
    }

    @Test("a preview for watchOS only is reported, because pictures are skipped there")
    func watch() throws {
        let watch = "#if os(watchOS)\n#Preview(\"B\") { Row() }\n#endif\n"
        let phone = "#if os(iOS)\n#Preview(\"C\") { Row() }\n#endif\n"
        let found = try problems("Row()", before: watch + phone)
        #expect(found.map(\.id) == [.notDrawn])
        #expect(found.first?.message.hasPrefix("'Row_B' is compiled for watchOS only") == true)
    }
}
