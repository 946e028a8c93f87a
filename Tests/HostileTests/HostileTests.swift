import Foundation
import SnapgenTestSupport
import SnapgenText
import Testing

@Suite("Hostile input", .enabled(if: TestTier.hostile.isOn, "Scripts/test hostile"))
struct HostileTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 Scripts/test hostile` writes what it should compare, and fails.
    private static let isRecording = ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] == "1"
    /// `SNAPGEN_HOSTILE_TABLE=1` prints the processor time of each case.
    private static let printsTable = ProcessInfo.processInfo.environment["SNAPGEN_HOSTILE_TABLE"] == "1"

    @Test(
        "what is said and written is what is expected",
        arguments: HostileCase.all.filter { $0.canRun && !$0.isForNobody })
    func keepsPromises(hostile: HostileCase) throws {
        try check(hostile)
    }

    @Test(
        "what may not be read or written is told",
        .enabled(if: User.canBeNobody, "root may do everything, and there is no 'setpriv' to run as somebody else"),
        arguments: HostileCase.all.filter { $0.canRun && $0.isForNobody })
    func withoutRights(hostile: HostileCase) throws {
        try check(hostile)
    }

    @Test("an attack leaves no tokens in what is generated", arguments: HostileCase.all.filter(\.hasHarmlessTwin))
    func injectsNothing(hostile: HostileCase) throws {
        let attacked = try HostileRun(hostile).generated.sorted { $0.key < $1.key }.map(\.value)
        let harmless = try HostileRun(hostile, isHarmless: true).generated.sorted { $0.key < $1.key }.map(\.value)
        try #require(!attacked.isEmpty)
        for (attacked, harmless) in zip(attacked, harmless) {
            #expect(GeneratedSwift.tokens(attacked) == GeneratedSwift.tokens(harmless))
        }
        #expect(attacked.count == harmless.count)
    }

    @Test("there are as many cases as were promised", .enabled(if: HostileCase.areAll, "only some cases are asked for"))
    func count() {
        #expect(HostileCase.all.count >= 150)
    }

    private func check(_ hostile: HostileCase) throws {
        let run = try HostileRun(hostile)
        for problem in run.problems { Issue.record("\(hostile.name): \(problem)\n\(run.transcript)") }
        if Self.printsTable { print(run.row(named: hostile.name)) }
        guard !Self.isRecording else {
            try hostile.record(run.transcript)
            Issue.record("recorded \(hostile.name); look at the change, then run again without the switch")
            return
        }
        let diff = UnifiedDiff(from: hostile.expected, to: run.transcript)
        if !diff.isEmpty { Issue.record("\(diff.text(old: "\(hostile.name)/Expected.txt", new: "now"))") }
    }
}

extension HostileRun {
    /// The processor time of the run that took most of it.
    func row(named name: String) -> String {
        "hostile \(name) \(String(format: "%.2f", measured.map(\.processorSeconds).max() ?? 0)) s"
    }
}
