import Foundation
import SnapgenTestSupport
import Testing

/// Whether a preview is left out for what it uses is what the compiler says about the same code in another file.
@Suite("What a preview may use of its file")
struct HiddenNamesTests {
    @Test("a preview is carried where its code compiles outside of its file", arguments: HiddenNamesFixture.all)
    func agreesWithTheCompiler(fixture: HiddenNamesFixture) throws {
        let folder = try processFolder()
        let mistake = try fixture.complaint(at: .inItsFile, in: folder)
        #expect(mistake == nil, "the fixture itself is wrong")
        let complaint = try fixture.complaint(at: .elsewhere, in: folder)
        let (isCarried, compiles) = (fixture.reason == nil, complaint == nil)
        switch fixture.doubt {
        case .cautious: #expect(!isCarried && compiles, "there is no doubt left")
        case .reckless: #expect(isCarried && !compiles, "there is no doubt left")
        case nil: #expect(isCarried == compiles, "\(fixture.reason ?? "carried"); the compiler: \(complaint ?? "fine")")
        }
    }

    @Test("there are fixtures")
    func notEmpty() {
        #expect(HiddenNamesFixture.all.count > 100)
    }
}
