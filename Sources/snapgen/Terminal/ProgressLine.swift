import Foundation

/// A progress line at the bottom of a terminal.
///
/// It appears after a third of a second if standard error is a terminal, and is removed at the end.
final class ProgressLine: Sendable {
    private let isShown: Bool
    private let start: Date
    private let lock = NSLock()
    private nonisolated(unsafe) var lastUpdate = Date.distantPast
    private nonisolated(unsafe) var isVisible = false

    static let patience: TimeInterval = 1.0 / 3
    private static let refresh: TimeInterval = 0.1

    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
        start = Date()
    }

    /// From any thread and at any rate.
    func update(_ text: @autoclosure () -> String) {
        guard isShown else { return }
        let now = Date()
        guard now.timeIntervalSince(start) > Self.patience else { return }
        lock.withLock {
            guard now.timeIntervalSince(lastUpdate) > Self.refresh else { return }
            lastUpdate = now
            isVisible = true
            try? StandardStream.error.write("\r\u{1B}[K\(text())")
        }
    }

    func finish() {
        lock.withLock {
            if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
            isVisible = false
        }
    }
}
