import Foundation

/// A progress line at the bottom of a terminal.
///
/// It appears after a third of a second if standard error is a terminal, and is removed at the end.
final class ProgressLine: Sendable {
    private let isShown: Bool
    private let start: Date
    private let lock = NSLock()
    private nonisolated(unsafe) var done = 0
    private nonisolated(unsafe) var lastUpdate = Date.distantPast
    private nonisolated(unsafe) var isVisible = false

    static let patience: TimeInterval = 1.0 / 3
    private static let refresh: TimeInterval = 0.1

    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
        start = Date()
    }

    /// Counts a step; from any thread and at any rate.
    func advance(_ text: (_ done: Int) -> String) {
        guard isShown else { return }
        let now = Date()
        lock.withLock {
            done += 1
            guard now.timeIntervalSince(start) > Self.patience, now.timeIntervalSince(lastUpdate) > Self.refresh
            else { return }
            lastUpdate = now
            isVisible = true
            try? StandardStream.error.write("\r\u{1B}[K\(text(done))")
        }
    }

    func finish() {
        lock.withLock {
            if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
            isVisible = false
        }
    }
}
