import Foundation

/// A page of `Documentation`.
public struct DocumentationPage: Sendable {
    private let file: URL
    private let text: String

    /// Reads a page.
    ///
    /// - Parameter name: The name of the file.
    /// - Throws: An error if the file cannot be read.
    public init(_ name: String) throws {
        file = Repository.root.appending(path: "Documentation/\(name)")
        text = try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the table that begins with the same line as another one; an empty text if there is none.
    public func table(like other: String) -> String {
        range(ofTableLike: other).map { String(text[$0]) } ?? ""
    }

    /// Writes a table in place of the one that begins with the same line, if `SNAPGEN_RECORD_GOLDENS` is set.
    ///
    /// - Returns: Whether the table was written.
    /// - Throws: An error if the page cannot be written.
    public func records(_ table: String) throws -> Bool {
        let isRecording = ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] != nil
        guard isRecording, let range = range(ofTableLike: table) else { return false }
        try Data(text.replacingCharacters(in: range, with: table).utf8).write(to: file)
        return true
    }

    private func range(ofTableLike other: String) -> Range<String.Index>? {
        let header = other.prefix { $0 != "\n" } + "\n"
        guard let start = text.range(of: "\n\(header)") else { return nil }
        let first = text.index(after: start.lowerBound)
        let rest = text[first...]
        guard let end = rest.range(of: #"\n(?!\|)"#, options: .regularExpression) else { return first..<text.endIndex }
        return first..<text.index(after: end.lowerBound)
    }

    /// Returns the blocks of code in a language, which is empty for texts.
    public func blocks(_ language: String) -> [String] {
        let parts = text.components(separatedBy: "\n```")
        return stride(from: 1, to: parts.count, by: 2).compactMap { number in
            let lines = parts[number].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return lines[0] == language ? lines.dropFirst().first.map { "\($0)\n" } : nil
        }
    }

    /// Returns the first block of code that contains a text; an empty text if there is none.
    public func block(_ language: String = "swift", with part: String) -> String {
        blocks(language).first { $0.contains(part) } ?? ""
    }
}
