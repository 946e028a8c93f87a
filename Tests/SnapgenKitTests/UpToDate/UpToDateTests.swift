import Foundation
import SnapgenTestSupport
import Testing

/// The number of random sessions: a few in every run of the tests, more in the tier, 1,000 in its long form.
private let sessions: UInt64 =
    ProcessInfo.processInfo.environment["SNAPGEN_LONG_TESTS"] == nil
    ? UInt64(TestTier.properties.count(10, of: 60)) : 1000

@Suite("The up-to-date check in random sessions")
struct UpToDateTests {
    @Test("after every generate the output is that of a run without a cache", arguments: 0..<sessions)
    func virtual(seed: UInt64) {
        check(VirtualDisk(), seed)
    }

    @Test("the same on a disk that counts whole seconds", arguments: 0..<(sessions / 10))
    func coarse(seed: UInt64) {
        check(VirtualDisk(tick: 1_000_000_000), seed)
    }

    private func check(_ disk: VirtualDisk, _ seed: UInt64) {
        var session = RandomSession(disk, seed: seed)
        for _ in 0..<6 {
            guard let (cached, fresh) = session.round() else { continue }
            let log = Comment(rawValue: session.log.joined(separator: "\n"))
            #expect(cached.outcome == fresh.outcome, log)
            #expect(cached.files == fresh.files, log)
            if cached != fresh { return }
        }
    }
}
