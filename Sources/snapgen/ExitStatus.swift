import ArgumentParser
import SnapgenModel

enum ExitStatus: Int32 {
    case success = 0
    /// Outdated files, differences, or warnings with `--strict`.
    case findings = 1
    case configuration = 2
    case usage = 64
    case input = 66
    case internalError = 70
    case cannotCreate = 73
    case cannotWrite = 74

    init(_ diagnostics: [Diagnostic]) {
        self = diagnostics.first { $0.severity == .error }.map { Self($0.id) } ?? .success
    }

    private init(_ id: DiagnosticID) {
        switch id {
        case .usage: self = .usage
        case .unreadableInput, .noSources, .noProject: self = .input
        case .foreignFile: self = .cannotCreate
        case .cannotWrite: self = .cannotWrite
        case .noThread: self = .internalError
        case .notPruned: self = .findings
        default: self = .configuration
        }
    }

    func end() throws(ExitCode) {
        if self != .success { throw ExitCode(rawValue) }
    }
}
