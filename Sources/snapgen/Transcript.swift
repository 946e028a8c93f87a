import Foundation
import SnapgenModel

/// The diagnostics of a run and whether it has printed a result.
///
/// It is thread-safe, because the thread that watches parsing uses it too.
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

    /// Marks the result as printed.
    ///
    /// - Returns: Whether no result was printed before.
    func beginResult() -> Bool {
        lock.withLock {
            defer { hasResult = true }
            return !hasResult
        }
    }
}
