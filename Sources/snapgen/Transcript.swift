import Foundation
import SnapgenKit
import SnapgenModel

/// It is thread-safe, because the thread that watches parsing uses it too.
@dynamicMemberLookup
final class Transcript: Sendable {
    struct State {
        var levels: [DiagnosticID: DiagnosticLevel] = [:]
        var root: ProjectRoot?
        var diagnostics: [Diagnostic] = []
        /// Indicates whether an error is one only because of the settings.
        var hasRaisedErrors = false
        var hasResult = false
        /// A function that is called at the end of a run without errors.
        var end: (() -> Void)?
        var printed: [UpToDateCheck.Printed] = []
    }

    private let lock = NSLock()
    private let isStrict: Bool
    private nonisolated(unsafe) var state = State()

    init(isStrict: Bool) { self.isStrict = isStrict }

    subscript<Value>(dynamicMember property: WritableKeyPath<State, Value>) -> Value {
        get { lock.withLock { state[keyPath: property] } }
        set { lock.withLock { state[keyPath: property] = newValue } }
    }

    /// Returns a diagnostic with the severity of the settings, or `nil` if it is not reported.
    func applied(to diagnostic: Diagnostic) -> Diagnostic? { diagnostic.applying(self.levels, isStrict: isStrict) }

    /// Adds the diagnostics that the run does not have yet, and returns them and all.
    func append(_ diagnostics: [Diagnostic]) -> (new: [Diagnostic], all: [Diagnostic]) {
        lock.withLock {
            let pairs = diagnostics.compactMap { old in
                old.applying(state.levels, isStrict: isStrict).map { (old, $0) }
            }
            state.hasRaisedErrors =
                state.hasRaisedErrors || pairs.contains { $0.severity != .error && $1.severity == .error }
            let known = Set(state.diagnostics)
            let new = pairs.map(\.1).filter { !known.contains($0) }
            state.diagnostics += new
            return (new, pairs.map(\.1))
        }
    }

    func note(_ text: String, isMessage: Bool) { lock.withLock { state.printed.append((text, isMessage)) } }

    /// Marks the result as printed, and returns whether none was printed before.
    func beginResult() -> Bool {
        lock.withLock {
            defer { state.hasResult = true }
            return !state.hasResult
        }
    }
}
