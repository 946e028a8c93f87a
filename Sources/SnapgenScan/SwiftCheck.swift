public import SnapgenModel
import SnapgenSyntax

public enum SwiftCheck {
    /// The first syntax error of a text, or the limit that makes it too complex to parse.
    ///
    /// - Returns: the line, counted from 1, and a description such as `syntax error`; `nil` for valid Swift.
    /// - Throws: a diagnostic if the system starts no thread.
    public static func firstError(in text: String) throws(DiagnosticError) -> (line: Int, words: String)? {
        let results = try LargeStackThreads(count: 1).map([text], progress: nil, state: {}) { text, _ in
            Array(text.utf8).withUnsafeBufferPointer(SyntaxReader.firstError)
        }
        return results.first ?? nil
    }
}
