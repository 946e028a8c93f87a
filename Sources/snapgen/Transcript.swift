import Foundation
import SnapgenModel

/// The diagnostics that a run has reported, and whether it has printed a result.
///
/// The watchdog's thread uses it as well.
final class Transcript: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var reported: [Diagnostic] = []
    private nonisolated(unsafe) var hasResult = false

    /// The diagnostics in the order in which they were reported.
    var diagnostics: [Diagnostic] { lock.withLock { reported } }

    /// Adds reported diagnostics.
    func append(_ diagnostics: [Diagnostic]) {
        lock.withLock { reported += diagnostics }
    }

    /// Notes that a result is printed; returns whether it is the first.
    func beginResult() -> Bool {
        lock.withLock {
            defer { hasResult = true }
            return !hasResult
        }
    }
}
