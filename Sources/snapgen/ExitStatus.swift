import ArgumentParser
import SnapgenModel

/// What the process ends with; `sysexits.h` where it has a number for it.
enum ExitStatus: Int32 {
    case success = 0
    /// Out of date, differences, warnings under `--strict`.
    case findings = 1
    /// A configuration or template that cannot be used.
    case configuration = 2
    case usage = 64
    case input = 66
    case internalError = 70
    case cannotCreate = 73
    case cannotWrite = 74

    /// The status that the first error asks for; success where there is none.
    init(_ diagnostics: [Diagnostic]) {
        self = diagnostics.first { $0.severity == .error }.map { Self($0.id) } ?? .success
    }

    private init(_ id: DiagnosticID) {
        switch id {
        case .usage: self = .usage
        case .unreadableInput, .noSources: self = .input
        case .foreignFile: self = .cannotCreate
        case .cannotWrite: self = .cannotWrite
        case .noThread: self = .internalError
        default: self = .configuration
        }
    }

    /// Ends the process with this status, unless it says success.
    func end() throws(ExitCode) {
        if self != .success { throw ExitCode(rawValue) }
    }
}
