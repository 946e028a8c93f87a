import SnapgenModel

/// A reader of configuration settings files (`.xcconfig`) with the files that they include.
///
/// The rules are those of "Adding a build configuration file to your project" in Apple's documentation of Xcode: `//`
/// begins a comment, `#include "file"` inserts another file, relative to the including one, and `#include? "file"` a
/// file that may be missing.
struct SettingsFile {
    private let reader: ProjectReader
    private(set) var assignments: [SettingAssignment] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var open: [String] = []
    /// The number of inclusions; its limit is for files that include each other in all orders, and that of their depth
    /// for a file that includes itself by longer and longer paths through links.
    private var count = 0
    private static let (mostInclusions, deepestInclusion) = (1_000, 50)

    init(_ path: String, _ reader: ProjectReader) {
        self.reader = reader
        read(path)
    }

    private mutating func read(_ path: String) {
        count += 1
        guard count <= Self.mostInclusions, open.count < Self.deepestInclusion else { return }
        open.append(path)
        defer { open.removeLast() }
        do throws(DiagnosticError) {
            let text = String(decoding: try reader.files.read(path), as: UTF8.self)
            for (number, line) in Self.lines(of: text) { read(line, number, in: path) }
        } catch {
            diagnostics += error.diagnostics
        }
    }

    /// Returns the lines without comments, joined where they end in a backslash, with their numbers.
    private static func lines(of text: String) -> [(number: Int, text: String)] {
        var lines: [(number: Int, text: String)] = []
        var continues = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
            let isContinued = content.hasSuffix("\\")
            // Xcode drops a semicolon at the end of a value.
            let part = isContinued || content.hasSuffix(";") ? content.dropLast().trimmed : content
            if continues { lines[lines.count - 1].text += " \(part)" } else { lines.append((index + 1, part)) }
            continues = isContinued
        }
        return lines
    }

    private mutating func read(_ line: String, _ number: Int, in path: String) {
        if line.hasPrefix("#include") { return include(line, number, from: path) }
        // There may also be signs in the brackets of a condition.
        let sign = line.utf8.indices.first { index in
            line.utf8[index] == UInt8(ascii: "=")
                && line.utf8[..<index].last { "[]".utf8.contains($0) } != UInt8(ascii: "[")
        }
        guard let sign else { return }
        assignments.append(SettingAssignment(line[..<sign], line[sign...].dropFirst().trimmed))
    }

    private mutating func include(_ line: String, _ number: Int, from path: String) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { return }
        let included = AbsolutePath.resolve(String(parts[1]), from: path.folder)
        // The extension may be omitted.
        if let found = [included, "\(included).xcconfig"].first(where: reader.files.hasFile) {
            // Xcode skips an inclusion that would form a cycle, with a warning.
            if !open.contains(found) { read(found) }
        } else if !line.hasPrefix("#include?") {
            let message =
                "the included file '\(parts[1])' does not exist; create it, or write '#include?' if it may be missing"
            let place = reader.relative(path)
            diagnostics.append(Diagnostic(.missingProjectFile, .warning, message, path: place, line: number))
        }
    }
}
