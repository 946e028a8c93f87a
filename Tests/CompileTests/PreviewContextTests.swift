import Foundation
import SnapgenTestSupport
import Testing

/// The views that tests show of previews that depend on the context in which they run (Documentation/Previews.md).
@Suite("Context of previews", .onLinux(TestTier.compile.isOn))
struct PreviewContextTests {
    private static let source = """
        import Foundation
        import SwiftUI

        private var isCanvas: Bool { ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }

        #Preview("Greeting") { Text(isCanvas ? "canvas" : "app") }
        """

    @Test("a test shows what the app shows, unless the variable of the canvas is set for it")
    func context() throws {
        let folder = try TemporaryFolder([
            "case/Package.swift": "", "case/Sources/Shop/Greeting.swift": Self.source,
            "case/snapgen.yml": "tests: { framework: xctest }\ndefault_batch: component\n",
        ])
        let package = try GoldenPackage("case", in: folder.path)
        let program = try package.linked()
        let variables: [[String: String]] = [[:], ["XCODE_RUNNING_FOR_PREVIEWS": "1"]]
        let views = try variables.map { variables in
            Set(try package.run(program, environment: variables).calls.compactMap { $0.view?.prefix { $0 != "." } })
        }
        #expect(views == [["Text(app)"], ["Text(canvas)"]])
    }
}
