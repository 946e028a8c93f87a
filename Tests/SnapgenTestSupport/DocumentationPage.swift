import Foundation

package struct DocumentationPage: Sendable {
    /// A Boolean value that indicates whether the tests write the generated parts of pages, and then fail.
    package static var isRecording: Bool { ProcessInfo.processInfo.environment["SNAPGEN_RECORD_GOLDENS"] != nil }

    /// Tests of several parts of a page run at the same time.
    private static let lock = NSLock()

    private let text: String

    package init(_ name: String) throws {
        text = try String(contentsOf: Self.file(name), encoding: .utf8)
    }

    private static func file(_ name: String) -> URL {
        Repository.root.appending(path: "Documentation/\(name)")
    }

    /// Returns the lines between the marks `<!-- begin: name -->` and `<!-- end: name -->`; `nil` without the marks.
    package func part(_ name: String) -> String? {
        range(of: name).map { String(text[$0]) }
    }

    /// Writes a page with other lines between the marks of a generated part.
    package static func record(_ lines: String, as part: String, of name: String) throws {
        try lock.withLock {
            let page = try DocumentationPage(name)
            guard let range = page.range(of: part) else { return }
            try Data(page.text.replacingCharacters(in: range, with: lines).utf8).write(to: file(name))
        }
    }

    private func range(of name: String) -> Range<String.Index>? {
        guard let begin = text.range(of: "<!-- begin: \(name) -->\n"),
            let end = text.range(of: "<!-- end: \(name) -->\n", range: begin.upperBound..<text.endIndex)
        else { return nil }
        return begin.upperBound..<end.lowerBound
    }

    /// Returns the blocks of code in a language, which is empty for texts.
    package func blocks(_ language: String) -> [String] {
        let parts = text.components(separatedBy: "\n```")
        return stride(from: 1, to: parts.count, by: 2).compactMap { number in
            let lines = parts[number].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return lines[0] == language ? lines.dropFirst().first.map { "\($0)\n" } : nil
        }
    }

    /// Returns the first block of code that contains a text; an empty text if there is none.
    package func block(_ language: String = "swift", with part: String) -> String {
        blocks(language).first { $0.contains(part) } ?? ""
    }
}
