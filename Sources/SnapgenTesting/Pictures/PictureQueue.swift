/// A queue that lets one picture be taken, or the samples of one entry be made, at a time.
///
/// Swift Testing runs tests at the same time, and a picture needs the process's animations and time zone for itself.
@MainActor
final class PictureQueue {
    static let shared = PictureQueue()

    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Runs a body in the time zone of a region, in which content may format dates when it is made.
    func run<Result>(in region: SnapgenRegion, _ body: @MainActor () async throws -> Result) async throws -> Result {
        if isBusy { await withCheckedContinuation { waiting.append($0) } }
        isBusy = true
        defer { next() }
        let timeZone = ProcessTimeZone(try region.zone())
        defer { timeZone.restore() }
        return try await body()
    }

    /// Resumes the next caller while the queue stays busy, so that no other starts in between.
    private func next() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }
}
