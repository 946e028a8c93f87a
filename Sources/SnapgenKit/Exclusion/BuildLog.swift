import SnapgenNames

/// The output of `swift build` or `xcodebuild`, possibly with what a CI service or a formatter has added to its lines.
///
/// Both print an error of the compiler as `path:line:column: error: message`. Failures of tests have no column.
struct BuildLog {
    /// The errors in the order of the log, each once.
    ///
    /// Errors without a place follow from others, so they are left out if there are others.
    let errors: [CompilerError]

    /// Reads a log.
    init(_ bytes: [UInt8]) {
        var reader = BuildLogReader()
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            reader.read(line)
        }
        reader.finish()
        errors = reader.placed.isEmpty ? reader.unplaced : reader.placed
    }
}

/// Collects the errors of a log line by line.
private struct BuildLogReader {
    private(set) var placed: [CompilerError] = []
    private(set) var unplaced: [CompilerError] = []
    private var seen: Set<CompilerError> = []
    /// An error in the expansion of a macro, whose place in a file is printed in one of the next lines.
    private var expanded: CompilerError?

    mutating func read(_ bytes: ArraySlice<UInt8>) {
        // Most lines are commands or progress.
        guard bytes.contains(UInt8(ascii: ":")) || bytes.starts(with: "##vso".utf8) else { return }
        let line = LogLine(String(decoding: bytes, as: UTF8.self))
        if let error = line.error {
            finish()
            if error.place?.isExpansion == true { expanded = error } else { add(error) }
        } else if let origin = line.originOfExpansion, var error = expanded {
            error.place = origin
            expanded = nil
            add(error)
        }
    }

    /// Adds an error whose place in a file is not in the log.
    mutating func finish() {
        guard let error = expanded else { return }
        expanded = nil
        add(error)
    }

    private mutating func add(_ error: CompilerError) {
        guard seen.insert(error).inserted else { return }
        if error.place == nil { unplaced.append(error) } else { placed.append(error) }
    }
}

extension CompilerError.Place {
    /// Indicates whether the place is in the code that a macro expands to.
    fileprivate var isExpansion: Bool { path.hasPrefix("macro expansion ") || path.contains("@__swiftmacro_") }
}

/// A line of a log without what other tools than the compiler have added.
private struct LogLine {
    private let text: Substring

    init(_ line: String) {
        var rest = Self.withoutColors(line)[...]
        // `gh run view --log` puts the job and the step before the line, separated by tabs.
        if let tab = rest.lastIndex(of: "\t") { rest = rest[rest.index(after: tab)...] }
        rest = rest.trimmingPrefix { $0.isWhitespace || $0 == "\u{FEFF}" }
        if let space = rest.firstIndex(of: " "), Self.isTime(rest[..<space]) {
            rest = rest[space...].trimmingPrefix(while: \.isWhitespace)
        }
        text = Self.withoutClock(rest.trimmingPrefix("##[error]"))
    }

    /// The error of the line, if it is one.
    var error: CompilerError? {
        if text.hasPrefix("::error") { return workflowError }
        if text.hasPrefix(Self.pipelineMark) { return pipelineError }
        for mark in [": error: ", ": fatal error: "] {
            guard let range = text.firstRange(of: mark) else { continue }
            if let place = Self.place(text[..<range.lowerBound]) { return error(text[range.upperBound...], at: place) }
        }
        if let error = formattedError { return error }
        for mark in ["error: ", "<unknown>:0: error: ", "clang: error: ", "ld: error: ", "xcodebuild: error: "]
        where text.hasPrefix(mark) {
            return error(text.dropFirst(mark.count), at: nil)
        }
        return nil
    }

    /// The place of the macro that an erroneous expansion belongs to.
    var originOfExpansion: CompilerError.Place? {
        guard let range = text.firstRange(of: ": note: "),
            text[range.upperBound...].firstRange(of: "in expansion of macro") != nil
                || text[range.upperBound...].firstRange(of: "expanded code originates here") != nil
        else { return nil }
        return Self.place(text[..<range.lowerBound].trimmingPrefix { "`-| ".contains($0) })
    }

    private func error(_ message: Substring, at place: CompilerError.Place?) -> CompilerError {
        let words = message.trimmingPrefix(while: \.isWhitespace)
        return CompilerError(place: place, message: VisibleText.shortened(String(words), longest: 300))
    }

    /// An error as xcbeautify prints it: `❌ path:line:column: message`.
    private var formattedError: CompilerError? {
        guard let mark = ["❌", "[x]"].first(where: { text.unicodeScalars.starts(with: $0.unicodeScalars) }) else {
            return nil
        }
        let rest = Substring(text.unicodeScalars.dropFirst(mark.unicodeScalars.count)).trimmingPrefix {
            $0.isWhitespace || $0 == "\u{FE0F}"
        }
        guard let range = rest.firstRange(of: ": ") else { return nil }
        return Self.place(rest[..<range.lowerBound]).map { error(rest[range.upperBound...], at: $0) }
    }

    /// An error as a command of a GitHub workflow: `::error file=path,line=1,col=2::message`.
    private var workflowError: CompilerError? {
        let rest = text.dropFirst("::error".count)
        guard let range = rest.firstRange(of: "::") else { return nil }
        let values = Self.values(in: rest[..<range.lowerBound], separator: ",")
        return error(rest[range.upperBound...], path: values["file"], line: values["line"], column: values["col"])
    }

    private static let pipelineMark = "##vso[task.logissue "

    /// An error as a command of Azure Pipelines:
    /// `##vso[task.logissue type=error;sourcepath=path;linenumber=1;columnnumber=2]message`.
    private var pipelineError: CompilerError? {
        let rest = text.dropFirst(Self.pipelineMark.count)
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let values = Self.values(in: rest[..<end], separator: ";")
        guard values["type"] == "error" else { return nil }
        return error(
            rest[end...].dropFirst(), path: values["sourcepath"], line: values["linenumber"],
            column: values["columnnumber"])
    }

    /// Returns the error of a command; `nil` for a failed test, which has no column.
    private func error(_ message: Substring, path: String?, line: String?, column: String?) -> CompilerError? {
        let message = Substring(Self.decoded(message))
        guard let path else { return error(message, at: nil) }
        guard let line = line.flatMap(Int.init), let column = column.flatMap(Int.init) else { return nil }
        return error(message, at: CompilerError.Place(path: path, line: line, column: column))
    }

    private static func values(in text: Substring, separator: Character) -> [String: String] {
        let pairs = text.split(separator: separator).compactMap { item -> (String, String)? in
            let parts = item.split(separator: "=", maxSplits: 1)
            return parts.count == 2 ? (parts[0].filter { $0 != " " }, decoded(parts[1])) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private static func decoded(_ text: Substring) -> String {
        [("%0A", " "), ("%0D", " "), ("%3A", ":"), ("%2C", ","), ("%3B", ";"), ("%5D", "]"), ("%25", "%")]
            .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }

    /// Parses `path:line:column`.
    private static func place(_ text: Substring) -> CompilerError.Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
            line > 0
        else { return nil }
        let path = parts.dropLast(2).joined(separator: ":")
        return path.isEmpty ? nil : CompilerError.Place(path: path, line: line, column: column)
    }

    /// Returns whether a word is a time such as `2026-11-22T13:43:45.1234567Z`.
    private static func isTime(_ word: Substring) -> Bool {
        word.count >= 20 && word.hasSuffix("Z") && word.contains("T") && word.first?.isNumber == true
    }

    /// Returns a line without the time and arrow of fastlane: `[12:30:05]: ▸ `, or `INFO [2026-11-22 12:30:05.12]: ▸ `.
    private static func withoutClock(_ line: Substring) -> Substring {
        guard let end = line.firstRange(of: "]: "), let start = line.firstIndex(of: "["), start < end.lowerBound,
            line[..<start].allSatisfy({ $0.isUppercase || $0 == " " }),
            line[start..<end.lowerBound].dropFirst().allSatisfy({ $0.isNumber || "-:.+ ".contains($0) })
        else { return line }
        return line[end.upperBound...].trimmingPrefix { $0.isWhitespace || $0 == "\u{25B8}" }
    }

    /// Returns a line without the escape sequences of terminals.
    private static func withoutColors(_ line: String) -> String {
        guard line.utf8.contains(0x1B) else { return line }
        var plain = ""
        var isEscape = false
        for scalar in line.unicodeScalars {
            if scalar == "\u{1B}" {
                isEscape = true
            } else if !isEscape {
                plain.unicodeScalars.append(scalar)
            } else if scalar.properties.isAlphabetic {
                isEscape = false
            }
        }
        return plain
    }
}
