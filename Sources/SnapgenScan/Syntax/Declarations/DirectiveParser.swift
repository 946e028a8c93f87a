import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SwiftSyntax

enum DirectiveParser {
    static func directives(before node: some SyntaxProtocol, in places: SourcePlaces) -> (Directives, [Diagnostic]) {
        var directives = Directives()
        var problems: [Diagnostic] = []
        var offset = node.position.utf8Offset
        for piece in node.leadingTrivia {
            if case .lineComment(let comment) = piece {
                problems += read(comment, into: &directives).map { word, message in
                    let column = comment.utf8.distance(from: comment.startIndex, to: word.startIndex)
                    // A comment's invalid bytes are longer here than in the file.
                    let place = places.location(atOffset: min(offset + column, node.offset))
                    return Diagnostic(.badDirective, .warning, message, at: place)
                }
            }
            offset += piece.sourceLength.utf8Length
        }
        return (directives, problems)
    }

    private static func read(_ comment: String, into directives: inout Directives) -> [(Substring, String)] {
        guard let words = words(of: comment) else { return [] }
        guard let separated = words.first(where: { $0.hasPrefix("=") }) else {
            return words.compactMap { word in apply(word, to: &directives).map { (word, $0) } }
        }
        return [(separated, "write 'word=value' in a snapgen comment, without spaces around '='")]
    }

    private static func words(of comment: String) -> [Substring]? {
        let mark = CatalogWords.commentMark
        // The first letter excludes nearly all comments, unless a space of Unicode precedes it.
        guard let first = comment.utf8.dropFirst(2).first(where: { $0 > UInt8(ascii: " ") }),
            first == mark.utf8.first || first >= 0x80
        else { return nil }
        let text = comment.dropFirst(2).drop(while: \.isWhitespace)
        guard text.hasPrefix(mark) else { return nil }
        return text.dropFirst(mark.count).split { $0.isWhitespace || $0 == "," }
    }

    private static func apply(_ text: Substring, to directives: inout Directives) -> String? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let words = DirectiveWord.comments
        guard let word = words.first(where: { $0.name == parts[0] }) else {
            let suggestion = Suggestion.phrase(for: parts[0], in: words.map(\.name))
            return "unknown word '\(parts[0])' in a snapgen comment\(suggestion)"
        }
        // A flag without a value is set.
        let value = parts.dropFirst().first ?? (word.isFlag ? "true" : nil)
        if let value, word.parse(value, &directives) { return nil }
        return "'\(text)' in a snapgen comment is invalid; '\(word.name)' takes \(word.expected)"
    }
}
