import SnapgenMigration
import SnapgenModel
import Testing

@testable import SnapgenKit

@Suite("Private declarations beside those of the test target")
struct WrittenDeclarationsTests {
    @Test(
        "a preview is left out if the test target declares what it needs a copy of",
        arguments: [
            "struct Fixtures {}", "enum Fixtures { case a }", "func price() {}", "var price = 1",
            "extension View {\n    func card() -> some View { self }\n}", "extension Hotel {\n    struct Stars {}\n}",
        ])
    func collides(declaration: String) throws {
        let plan = try plan(with: declaration)
        #expect(plan.cases.isEmpty)
        #expect(plan.diagnostics.map(\.id) == [.nameCollision])
    }

    @Test(
        "it is not if that is another declaration, or one that only its own file sees",
        arguments: [
            "struct Fixture {}", "private func price() {}", "enum Tests { struct Fixtures {} }",
            "extension Row {\n    func card() {}\n}", "private extension View {\n    func card() {}\n}",
            "// Fixtures", "func test() { let price = 1 }",
        ])
    func otherDeclarations(declaration: String) throws {
        let plan = try plan(with: declaration)
        #expect(!plan.cases.isEmpty)
        #expect(plan.diagnostics == [])
    }

    private func plan(with declaration: String) throws -> TestPlan {
        let disk = MemoryFileSystem([
            "/p/Package.swift": "", "/p/Sources/App/Row.swift": Self.source,
            "/p/Tests/SnapshotTests/T.swift": declaration,
        ])
        let project = try Project.open(ProjectRequest(folder: "/p", cache: .none).migrating, files: disk)
        return try Pipeline(project).run(to: .plan).plan
    }

    private static let source = """
        import SwiftUI

        struct Hotel {}

        private struct Fixtures {}

        private func price() -> Int { 1 }

        extension View {
            fileprivate func card() -> some View { self }
        }

        extension Hotel {
            fileprivate struct Stars {}
        }

        #Preview("Row") {
            Row(Fixtures(), price(), Hotel.Stars()).card()
        }
        """
}
