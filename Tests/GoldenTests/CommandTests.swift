import Testing

/// `SNAPGEN_RECORD_GOLDENS=1 swift test --filter CommandTests` records the transcripts and fails.
@Suite("Commands in situations of users")
struct CommandTests {
    @Test("print, write and answer as expected", arguments: TranscriptCase.all(.commands))
    func transcript(item: TranscriptCase) throws { try TranscriptRun(item).compare() }
}
