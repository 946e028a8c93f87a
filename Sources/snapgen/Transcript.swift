import Foundation
import SnapgenKit
import SnapgenModel

/// The diagnostics of a run and whether it has printed a result.
///
/// It is thread-safe, because the thread that watches parsing uses it too.
final class Transcript: Sendable {
    private struct State {
        var settings: DiagnosticSettings
        var root: ProjectRoot?
        var diagnostics: [Diagnostic] = []
        var hasRaisedErrors = false
        var hasResult = false
    }

    private let lock = NSLock()
    private nonisolated(unsafe) var state: State

    init(isStrict: Bool) {
        state = State(settings: DiagnosticSettings(isStrict: isStrict))
    }

    /// The diagnostics in the order in which they were reported, with the severities of the settings.
    var diagnostics: [Diagnostic] { lock.withLock { state.diagnostics } }

    /// Indicates whether an error is one only because of the settings.
    var hasRaisedErrors: Bool { lock.withLock { state.hasRaisedErrors } }

    var levels: [DiagnosticID: DiagnosticLevel] {
        get { lock.withLock { state.settings.levels } }
        set { lock.withLock { state.settings.levels = newValue } }
    }

    /// The folder that the paths of the diagnostics are relative to; `nil` if no project was searched for.
    var root: ProjectRoot? {
        get { lock.withLock { state.root } }
        set { lock.withLock { state.root = newValue } }
    }

    /// Returns a diagnostic with the severity of the settings, or `nil` if it is not reported.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? { lock.withLock { state.settings.applied(to: diagnostic) } }

    func append(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        lock.withLock {
            let pairs = diagnostics.compactMap { old in state.settings.applied(to: old).map { (old, $0) } }
            let isRaised = pairs.contains { $0.severity != .error && $1.severity == .error }
            state.hasRaisedErrors = state.hasRaisedErrors || isRaised
            state.diagnostics += pairs.map(\.1)
            return pairs.map(\.1)
        }
    }

    /// Marks the result as printed, and returns whether none was printed before.
    func beginResult() -> Bool {
        lock.withLock {
            defer { state.hasResult = true }
            return !state.hasResult
        }
    }
}
