import Foundation
import SnapgenTestSupport
import Testing

/// Compares the decision to skip a preview for its names with the compiler's errors for the code in another file.
@Suite("Declarations that a preview may use", .enabled(if: TestTier.compile.isOn, "Scripts/test compile"))
struct HiddenNamesTests {
    @Test("a preview has a test if its code compiles outside of its file", arguments: HiddenNamesFixture.all)
    func agreesWithTheCompiler(fixture: HiddenNamesFixture) throws {
        let errors = try #require(try HiddenNamesErrors.all.get()[fixture.name])
        #expect(errors.inItsFile == [], "the fixture itself is wrong")
        let (isCarried, compiles) = (fixture.reason == nil, errors.elsewhere.isEmpty)
        switch fixture.doubt {
        case .cautious: #expect(!isCarried && compiles, "there is no doubt left")
        case .reckless: #expect(isCarried && !compiles, "there is no doubt left")
        case nil: #expect(isCarried == compiles, "\(fixture.reason ?? "carried"); the compiler: \(errors.elsewhere)")
        }
    }

    @Test("there are fixtures")
    func notEmpty() {
        #expect(HiddenNamesFixture.all.count > 100)
        #expect(Set(HiddenNamesFixture.all.map(\.name)).count == HiddenNamesFixture.all.count)
    }
}
