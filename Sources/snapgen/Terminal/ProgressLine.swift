import Foundation

/// One line at the bottom of a terminal that says how far a long step is.
///
/// It appears when the step takes longer than a third of a second, only where a person looks at standard error, and is
/// gone afterwards.
final class ProgressLine: Sendable {
    private let isShown: Bool
    private let start: Date
    private let lock = NSLock()
    private nonisolated(unsafe) var lastUpdate = Date.distantPast
    private nonisolated(unsafe) var isVisible = false

    /// How long nothing is shown, in seconds.
    static let patience: TimeInterval = 1.0 / 3
    /// How long a text stays at least, in seconds.
    private static let refresh: TimeInterval = 0.1

    /// A line that is shown only where `isWanted` and standard error is a terminal.
    init(isWanted: Bool) {
        isShown = isWanted && StandardStream.error.isTerminal
        start = Date()
    }

    /// Shows a text in place of the last one; may be called from any thread and as often as one likes.
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

    /// Removes the line.
    func finish() {
        lock.withLock {
            if isVisible { try? StandardStream.error.write("\r\u{1B}[K") }
            isVisible = false
        }
    }
}
