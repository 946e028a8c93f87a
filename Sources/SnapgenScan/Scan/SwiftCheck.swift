public import SnapgenModel
import SwiftParser
import SwiftSyntax

/// Says whether text that is meant to be Swift is.
public enum SwiftCheck {
    /// Where the first syntax error of a text is, or what makes it too complex to be parsed.
    ///
    /// - Returns: its line, counted from 1, and what is wrong, `syntax error` say; `nil` where nothing is.
    /// - Throws: a diagnostic where the system starts no thread.
    public static func firstError(in text: String) throws(DiagnosticError) -> (line: Int, words: String)? {
        let results = try LargeStackThreads(count: 1).map([text], progress: nil, state: {}) { text, _ in
            Found(error: error(in: Array(text.utf8)))
        }
        return results.first?.error
    }

    private struct Found: Sendable {
        var error: (line: Int, words: String)?
    }

    private static func error(in bytes: [UInt8]) -> (line: Int, words: String)? {
        bytes.withUnsafeBufferPointer { bytes in
            guard let path = RelativePath("generated.swift") else { return nil }
            let places = SourcePlaces(path: path, bytes: bytes)
            if let complaint = FileSurvey(of: bytes, words: WordTable(CatalogSettings())).complaint {
                return (complaint.offset.map { places.location(atOffset: $0).line } ?? 1, complaint.reason)
            }
            let tree = Parser.parse(source: bytes, maximumNestingLevel: SourceScanner.parserNesting)
            guard tree.hasError else { return nil }
            let problem = SyntaxErrorReader(places: places).problem(of: tree)
            return (problem.location.line, problem.words)
        }
    }
}
