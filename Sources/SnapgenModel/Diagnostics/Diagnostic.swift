import SnapgenNames

/// An error, warning or note with its place and the next step.
///
/// Its description has the format of compiler diagnostics, so that editors and CI logs link to the place:
///
///     snapgen.yml:12:3: error: unknown key 'bacth'; did you mean 'batch'? [unknown-key]
package struct Diagnostic: Hashable, Encodable, Sendable {
    package enum Severity: String, Encodable, Sendable, CaseIterable {
        /// The command fails: it has no result, or one that the configuration or `--strict` does not accept.
        case error
        /// The command has a result, but probably not the intended one.
        case warning
        /// The command has the intended result, which could be improved.
        case note
    }

    /// The kind of problem, which is stable for scripts and documentation.
    package var id: DiagnosticID
    package var severity: Severity
    /// The problem and the next step, in one sentence.
    package var message: String
    /// The path of the file, relative to the root if it is below it; `nil` if the problem is not in a file.
    @ExplicitNull package var path: String?
    /// The line, counted from 1; `nil` if the problem concerns the whole file.
    @ExplicitNull package var line: Int?
    /// The column, counted from 1; `nil` if the problem concerns the whole line.
    ///
    /// Columns of Swift files are counted in bytes, as compilers do, and those of YAML in Unicode scalars.
    @ExplicitNull package var column: Int?

    package init(
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

    package init(_ id: DiagnosticID, _ severity: Severity, _ message: String, at location: SourceLocation) {
        self.init(id, severity, message, path: location.path.string, line: location.line, column: location.column)
    }
}

extension Diagnostic {
    package static let conflict = "Git's conflict markers begin here; resolve the conflict"

    /// Returns the line, counted from 1, at which the first conflict begins that Git marked; `nil` without one.
    package static func lineOfConflict(in text: String) -> Int? {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .firstIndex { $0.hasPrefix("<<<<<<< ") }.map { $0 + 1 }
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The line `path:line:column: severity: message [id]`, in which line breaks and control characters are escaped.
    package var description: String {
        let place = [path, line.map(String.init), column.map(String.init)].compactMap { $0 }
        let prefix = place.isEmpty ? "snapgen" : place.joined(separator: ":")
        let message = VisibleText.shortened(message, longest: 600)
        return VisibleText.escaped("\(prefix): \(severity): \(message) [\(id.rawValue)]")
    }
}

extension [Diagnostic] {
    /// Sorted by id and message as well, to make the order of diagnostics at one place deterministic.
    package func sortedByPlace() -> [Diagnostic] {
        func key(_ item: Diagnostic) -> (String, Int, Int, String, String) {
            (item.path ?? "", item.line ?? 0, item.column ?? 0, item.id.rawValue, item.message)
        }
        return sorted { key($0) < key($1) }
    }

    package var hasErrors: Bool { contains { $0.severity == .error } }
}

/// An error of a stage that cannot return a result; otherwise stages return their diagnostics with it.
package struct DiagnosticError: Error, Equatable, Sendable {
    package let diagnostics: [Diagnostic]

    package init(_ diagnostics: [Diagnostic]) {
        precondition(diagnostics.contains { $0.severity == .error }, "thrown without an error in it")
        self.diagnostics = diagnostics
    }

    package init(_ diagnostic: Diagnostic) {
        self.init([diagnostic])
    }

    package init(_ id: DiagnosticID, _ message: String, path: String? = nil, line: Int? = nil) {
        self.init(Diagnostic(id, .error, message, path: path, line: line))
    }
}

extension JSONDocument {
    /// The diagnostics of a run, as `snapgen doctor` and every failing command print them with `--format json`.
    package static func report(of diagnostics: [Diagnostic]) -> JSONDocument {
        JSONDocument(["schema": "snapgen.diagnostics/1", "diagnostics": diagnostics])
    }
}
