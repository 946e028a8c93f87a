package import SnapgenModel

package enum SwiftCheck {
    /// The line of a text's first syntax error, counted from 1, with its description or the limit that makes the text
    /// too complex to parse; `nil` for valid Swift.
    package static func firstError(in text: String) throws(DiagnosticError) -> (line: Int, words: String)? {
        let results = try LargeStackThreads(count: 1).map([text], progress: nil, state: {}) { text, _ in
            Array(text.utf8).withUnsafeBufferPointer(SyntaxReader.firstError)
        }
        return results.first ?? nil
    }
}
