import SnapgenTestSupport
import Testing

@Suite("Hostile input", .enabled(if: TestTier.hostile.isOn, "Scripts/test hostile"))
struct HostileTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 Scripts/test hostile` records the transcripts and fails.
    @Test(
        "messages and files are as expected, missing permissions are reported, and an attack changes no generated token",
        arguments: TranscriptCase.all(.hostile))
    func keepsPromises(item: TranscriptCase) throws {
        let run = try TranscriptRun(item)
        try run.compare()
        guard item.hasHarmlessTwin else { return }
        let (attacked, harmless) = (run.tokens, try TranscriptRun(item, isHarmless: true).tokens)
        #expect(!attacked.isEmpty && attacked == harmless)
    }
}

extension TranscriptRun {
    /// The tokens of the generated files, in the order of their paths.
    fileprivate var tokens: [[String]] {
        generated.sorted { $0.key < $1.key }.map { GeneratedSwift.tokens($0.value) }
    }
}
