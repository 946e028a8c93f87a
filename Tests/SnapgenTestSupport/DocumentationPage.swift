import Foundation

/// A page of `Documentation`.
public struct DocumentationPage: Sendable {
    private let text: String

    /// Reads a page.
    ///
    /// - Parameter name: The name of the file.
    /// - Throws: An error if the file cannot be read.
    public init(_ name: String) throws {
        let root = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appending(path: "Documentation/\(name)"), encoding: .utf8)
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
