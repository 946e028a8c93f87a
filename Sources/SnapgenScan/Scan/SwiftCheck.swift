import SnapgenModel
import SwiftParser
import SwiftSyntax

/// Says whether text that is meant to be Swift is.
public enum SwiftCheck {
    /// Where the first syntax error of a text is; a text that is too complex to be parsed has none.
    ///
    /// - Returns: its line, counted from 1, and what is wrong; `nil` where nothing is.
    public static func firstError(in text: String) -> (line: Int, words: String)? {
        let results = LargeStackThreads(count: 1).map([text], progress: nil, state: {}) { text, _ in
            Found(error: error(in: Array(text.utf8)))
        }
        return results.first?.error
    }

    private struct Found: Sendable {
        var error: (line: Int, words: String)?
    }

    private static func error(in bytes: [UInt8]) -> (line: Int, words: String)? {
        bytes.withUnsafeBufferPointer { bytes in
            guard FileSurvey(of: bytes, words: WordTable(CatalogSettings())).complaint == nil else { return nil }
            let tree = Parser.parse(source: bytes, maximumNestingLevel: SourceScanner.parserNesting)
            guard tree.hasError, let path = RelativePath("generated.swift") else { return nil }
            let problem = SyntaxErrorReader(places: SourcePlaces(path: path, bytes: bytes)).problem(of: tree)
            return (problem.location.line, problem.words)
        }
    }
}
