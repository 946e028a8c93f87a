import SnapgenTestSupport
import Testing

@testable import SnapgenRender

@Suite("The runtime of generated tests")
struct EmbeddedRuntimeTests {
    @Test("no type of others has members, which would be a redeclaration of a test target's own of the same name")
    func extensions() {
        let lines = SnapgenTemplates.embeddedRuntime.split(separator: "\n").filter { $0.contains("extension ") }
        let foreign = lines.compactMap { line in
            line.firstMatch(of: /^ *(?:nonisolated )?extension (?!Snapgen)([\w.]+)(?!.*\{\}$)/).map { String($0.1) }
        }
        // A member of `Trait` names a type of the runtime, and one of `UInt8` is used in several modules.
        #expect(Set(foreign) == ["Testing.Trait", "UInt8"])
        // An alias of a view of UIKit or AppKit.
        #expect(!lines.contains { $0.contains("extension SnapgenPlatform") })
    }
}
