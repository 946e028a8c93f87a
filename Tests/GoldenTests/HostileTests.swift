import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

@Suite("Hostile input", .enabled(if: TestTier.hostile.isOn, "Scripts/test hostile"))
struct HostileTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 Scripts/test hostile` records the transcripts and fails.
    private static let isRecording = ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] == "1"

    @Test(
        "messages and written files are as expected",
        arguments: HostileCase.all.filter { $0.canRun && !$0.isForNobody })
    func keepsPromises(hostile: HostileCase) throws {
        try check(hostile)
    }

    @Test(
        "missing permissions are reported",
        .enabled(if: User.canBeNobody, "root has all permissions, and 'setpriv' is not available to change the user"),
        arguments: HostileCase.all.filter { $0.canRun && $0.isForNobody })
    func withoutRights(hostile: HostileCase) throws {
        try check(hostile)
    }

    @Test("an attack changes no token of the generated code", arguments: HostileCase.all.filter(\.hasHarmlessTwin))
    func injectsNothing(hostile: HostileCase) throws {
        let attacked = try HostileRun(hostile).generated.sorted { $0.key < $1.key }.map(\.value)
        let harmless = try HostileRun(hostile, isHarmless: true).generated.sorted { $0.key < $1.key }.map(\.value)
        try #require(!attacked.isEmpty)
        for (attacked, harmless) in zip(attacked, harmless) {
            #expect(GeneratedSwift.tokens(attacked) == GeneratedSwift.tokens(harmless))
        }
        #expect(attacked.count == harmless.count)
    }

    private func check(_ hostile: HostileCase) throws {
        let run = try HostileRun(hostile)
        for problem in run.problems { Issue.record("\(hostile.name): \(problem)\n\(run.transcript)") }
        guard !Self.isRecording else {
            try hostile.record(run.transcript)
            Issue.record("recorded \(hostile.name); look at the change, then run again without the switch")
            return
        }
        let diff = UnifiedDiff(from: hostile.expected, to: run.transcript)
        if !diff.isEmpty { Issue.record("\(diff.text(old: "\(hostile.name)/Expected.txt", new: "now"))") }
    }
}
