import Foundation
import SnapgenKit
import SnapgenModel

/// It is thread-safe, because the thread that watches parsing uses it too.
final class Transcript: Sendable {
    private let lock = NSLock()
    private let isStrict: Bool
    private nonisolated(unsafe) var chosenLevels: [DiagnosticID: DiagnosticLevel] = [:]
    private nonisolated(unsafe) var projectRoot: ProjectRoot?
    private nonisolated(unsafe) var reported: [Diagnostic] = []
    private nonisolated(unsafe) var isRaised = false
    private nonisolated(unsafe) var hasResult = false
    private nonisolated(unsafe) var atEnd: (() -> Void)?
    private nonisolated(unsafe) var texts: [UpToDateCheck.Printed] = []

    init(isStrict: Bool) {
        self.isStrict = isStrict
    }

    var diagnostics: [Diagnostic] { lock.withLock { reported } }

    /// Indicates whether an error is one only because of the settings.
    var hasRaisedErrors: Bool { lock.withLock { isRaised } }

    var levels: [DiagnosticID: DiagnosticLevel] {
        get { lock.withLock { chosenLevels } }
        set { lock.withLock { chosenLevels = newValue } }
    }

    var root: ProjectRoot? {
        get { lock.withLock { projectRoot } }
        set { lock.withLock { projectRoot = newValue } }
    }

    /// Returns a diagnostic with the severity of the settings, or `nil` if it is not reported.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? { diagnostic.applying(levels, isStrict: isStrict) }

    func append(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        lock.withLock {
            let pairs = diagnostics.compactMap { old in old.applying(chosenLevels, isStrict: isStrict).map { (old, $0) }
            }
            isRaised = isRaised || pairs.contains { $0.severity != .error && $1.severity == .error }
            reported += pairs.map(\.1)
            return pairs.map(\.1)
        }
    }

    /// A function that is called at the end of a run without errors.
    var end: (() -> Void)? {
        get { lock.withLock { atEnd } }
        set { lock.withLock { atEnd = newValue } }
    }

    /// The output of the run so far.
    var printed: [UpToDateCheck.Printed] { lock.withLock { texts } }

    func note(_ text: String, isMessage: Bool) { lock.withLock { texts.append(.init(text, isMessage: isMessage)) } }

    /// Marks the result as printed, and returns whether none was printed before.
    func beginResult() -> Bool {
        lock.withLock {
            defer { hasResult = true }
            return !hasResult
        }
    }
}
