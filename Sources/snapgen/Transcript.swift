import Foundation
import SnapgenKit
import SnapgenModel

/// It is thread-safe, because the thread that watches parsing uses it too.
final class Transcript: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var settings: DiagnosticSettings
    private nonisolated(unsafe) var projectRoot: ProjectRoot?
    private nonisolated(unsafe) var reported: [Diagnostic] = []
    private nonisolated(unsafe) var isRaised = false
    private nonisolated(unsafe) var hasResult = false

    init(isStrict: Bool) {
        settings = DiagnosticSettings(isStrict: isStrict)
    }

    var diagnostics: [Diagnostic] { lock.withLock { reported } }

    /// Indicates whether an error is one only because of the settings.
    var hasRaisedErrors: Bool { lock.withLock { isRaised } }

    var levels: [DiagnosticID: DiagnosticLevel] {
        get { lock.withLock { settings.levels } }
        set { lock.withLock { settings.levels = newValue } }
    }

    var root: ProjectRoot? {
        get { lock.withLock { projectRoot } }
        set { lock.withLock { projectRoot = newValue } }
    }

    func applied(to diagnostic: Diagnostic) -> Diagnostic? { lock.withLock { settings.applied(to: diagnostic) } }

    func append(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        lock.withLock {
            let pairs = diagnostics.compactMap { old in settings.applied(to: old).map { (old, $0) } }
            isRaised = isRaised || pairs.contains { $0.severity != .error && $1.severity == .error }
            reported += pairs.map(\.1)
            return pairs.map(\.1)
        }
    }

    /// Marks the result as printed, and returns whether none was printed before.
    func beginResult() -> Bool {
        lock.withLock {
            defer { hasResult = true }
            return !hasResult
        }
    }
}
