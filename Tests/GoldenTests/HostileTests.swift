import Foundation
import SnapgenNames
import SnapgenTestSupport
import Testing

@Suite("Hostile input", .enabled(if: TestTier.hostile.isOn, "Scripts/test hostile"))
struct HostileTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 Scripts/test hostile` records the transcripts and fails.
    @Test(
        "messages and written files are as expected, and missing permissions are reported",
        arguments: HostileCase.all.filter(\.canRun))
    func keepsPromises(hostile: HostileCase) throws {
        let run = try HostileRun(hostile)
        for problem in run.problems { Issue.record("\(hostile.name): \(problem)\n\(run.transcript)") }
        if DocumentationPage.isRecording {
            try run.transcript.write(toFile: "\(hostile.path)/Expected.txt", atomically: true, encoding: .utf8)
            Issue.record("recorded \(hostile.name); look at the change, then run again without the switch")
            return
        }
        let diff = UnifiedDiff(from: hostile.expected, to: run.transcript)
        if !diff.isEmpty { Issue.record("\(diff.text(old: "\(hostile.name)/Expected.txt", new: "now"))") }
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
}
