import SnapgenTestSupport
import Testing

@Suite("Hostile input", .enabled(if: TestTier.hostile.isOn, "Scripts/test hostile"))
struct HostileTests {
    /// `SNAPGEN_RECORD_GOLDENS=1 Scripts/test hostile` records the transcripts and fails.
    @Test(
        "messages and written files are as expected, and missing permissions are reported",
        arguments: TranscriptCase.all(.hostile))
    func keepsPromises(item: TranscriptCase) throws { try TranscriptRun(item).compare() }

    @Test(
        "an attack changes no token of the generated code",
        arguments: TranscriptCase.all(.hostile).filter(\.hasHarmlessTwin))
    func injectsNothing(item: TranscriptCase) throws {
        let attacked = try TranscriptRun(item).generated.sorted { $0.key < $1.key }.map(\.value)
        let harmless = try TranscriptRun(item, isHarmless: true).generated.sorted { $0.key < $1.key }.map(\.value)
        try #require(!attacked.isEmpty)
        for (attacked, harmless) in zip(attacked, harmless) {
            #expect(GeneratedSwift.tokens(attacked) == GeneratedSwift.tokens(harmless))
        }
        #expect(attacked.count == harmless.count)
    }
}
