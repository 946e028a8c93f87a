import SnapgenText

/// Something the user should know: what is wrong, where, and what to do next.
///
/// It prints as compilers print, so that editors and CI logs link it:
///
///     snapgen.yml:12:3: error: unknown key 'bacth'; did you mean 'batch'? [unknown-key]
public struct Diagnostic: Hashable, Codable, Sendable {
    /// How much it matters.
    public enum Severity: String, Codable, Sendable, CaseIterable {
        /// There is no result.
        case error
        /// There is a result, and it is probably not what was meant.
        case warning
        /// There is a result, and it could be better.
        case note
    }

    /// What kind of problem it is; stable, for scripts and for the documentation.
    public var id: DiagnosticID
    /// How much it matters.
    public var severity: Severity
    /// One sentence: what is wrong, then what to do.
    public var message: String
    /// The file, relative to the root where it lies below it; `nil` where no file is to blame.
    @ExplicitNull public var path: String?
    /// Counted from 1; `nil` for a file as a whole.
    @ExplicitNull public var line: Int?
    /// Counted from 1; `nil` for a line as a whole.
    @ExplicitNull public var column: Int?

    /// A diagnostic of a file, a line or nothing in particular.
    public init(
        _ id: DiagnosticID,
        _ severity: Severity = .error,
        _ message: String,
        path: String? = nil,
        line: Int? = nil,
        column: Int? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.path = path
        self.line = line
        self.column = column
    }

    /// A diagnostic of a place in a source file.
    public init(_ id: DiagnosticID, _ severity: Severity, _ message: String, at location: SourceLocation) {
        self.init(
            id, severity, message,
            path: location.path.string, line: location.line, column: location.column)
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The most characters of a message that are shown: a name of a million says no more.
    private static let longestMessage = 600

    /// `path:line:column: severity: message [id]`, on one line.
    ///
    /// What stands in a source or in the name of a file cannot end the line or steer the terminal.
    public var description: String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        let prefix = place.isEmpty ? "snapgen" : place.joined(separator: ":")
        let message = VisibleText.shortened(message, longest: Self.longestMessage)
        return VisibleText.escaped("\(prefix): \(severity): \(message) [\(id.rawValue)]")
    }
}

extension [Diagnostic] {
    /// The diagnostics by path, line and column; what has none comes first.
    public func sortedByPlace() -> [Diagnostic] {
        sorted { $0.order < $1.order }
    }

    /// Indicates whether one of them is an error.
    public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic {
    /// Id and message only keep the order of one place stable.
    fileprivate var order: (String, Int, Int, String, String) {
        (path ?? "", line ?? 0, column ?? 0, id.rawValue, message)
    }
}

/// Diagnostics that leave a stage without an answer.
///
/// Thrown only where there is nothing to return; a stage that has a result returns its diagnostics beside it.
public struct DiagnosticError: Error, Equatable, Sendable {
    /// At least one of them is an error.
    public let diagnostics: [Diagnostic]

    /// An error that carries several diagnostics, in the order in which they are shown.
    public init(_ diagnostics: [Diagnostic]) {
        precondition(diagnostics.contains { $0.severity == .error }, "thrown without an error in it")
        self.diagnostics = diagnostics
    }

    /// An error that carries one diagnostic.
    public init(_ diagnostic: Diagnostic) {
        self.init([diagnostic])
    }
}
