import SnapgenConfiguration
import SnapgenModel
import SnapgenNames
import SwiftSyntax

enum DirectiveParser {
    static func directives(before node: some SyntaxProtocol, in places: SourcePlaces) -> (Directives, [Diagnostic]) {
        var directives = Directives()
        var problems: [Diagnostic] = []
        for (comment, offset, isRead) in node.leadingTrivia.comments(at: node.position.utf8Offset) where isRead {
            problems += read(comment, into: &directives).map { word, message in
                let column = comment.utf8.distance(from: comment.startIndex, to: word.startIndex)
                // A comment's invalid bytes are longer here than in the file.
                let place = places.location(atOffset: min(offset + column, node.offset))
                return Diagnostic(.badDirective, .warning, message, at: place)
            }
        }
        return (directives, problems)
    }

    /// Returns the problems of comments that are read for no declaration: other than those in lines of their own right
    /// before the declarations that start, with their comments, at some offsets.
    static func problems(in file: SourceFileSyntax, except starts: Set<Int>, _ places: SourcePlaces) -> [Diagnostic] {
        let comments = file.tokens(viewMode: .sourceAccurate).flatMap { token in
            let start = token.position.utf8Offset
            let leading = token.leadingTrivia.comments(at: start).filter { !$0.isRead || !starts.contains(start) }
            return leading + token.trailingTrivia.comments(at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return comments.compactMap { comment, offset, _ in
            let text = comment.drop { "/*!".contains($0) || $0.isWhitespace }.prefix { !$0.isNewline }
            guard let words = words(of: text.replacing("*/", with: "")),
                let word = words.first, isSetting(word), !word.hasPrefix("allow=")
            else { return nil }
            let problem =
                "this comment has no effect; write '// \(CatalogWords.commentMark) \(words.joined(separator: " "))' in a line "
                + "before the preview or type, and before its attributes"
            return Diagnostic(.badDirective, .warning, problem, at: places.location(atOffset: offset))
        }
    }

    private static func read(_ comment: String, into directives: inout Directives) -> [(Substring, String)] {
        guard let words = words(of: comment.dropFirst(2)) else { return [] }
        if !comment.contains(CatalogWords.commentMark) {
            let isSpaced = !comment.lowercased().contains(CatalogWords.commentMark)
            let advice = isSpaced ? "without a space before the colon" : "in lower case"
            let problem = "write '\(CatalogWords.commentMark)' in a snapgen comment \(advice)"
            return words.first.map(isSetting) == true ? [(comment[...], problem)] : []
        }
        guard let separated = words.first(where: { $0.hasPrefix("=") }) else {
            return words.compactMap { word in apply(word, to: &directives).map { (word, $0) } }
        }
        return [(separated, "write 'word=value' in a snapgen comment, without spaces around '='")]
    }

    private static func isSetting(_ word: Substring) -> Bool {
        DirectiveWord.comments.contains { $0.name == word.prefix { $0 != "=" } }
    }

    /// Returns the words behind the mark, in any case and with spaces before its colon, in a text without its slashes;
    /// `nil` if it does not begin with it.
    private static func words(of comment: Substring) -> [Substring]? {
        let mark = CatalogWords.commentMark
        // The first letter excludes nearly all comments, unless a space of Unicode precedes it.
        guard let first = comment.utf8.first(where: { $0 > UInt8(ascii: " ") }),
            first | 0x20 == mark.utf8.first || first >= 0x80
        else { return nil }
        let text = comment.drop(while: \.isWhitespace)
        let rest = text.dropFirst(mark.count - 1).drop(while: \.isWhitespace)
        guard text.prefix(mark.count - 1).lowercased() == mark.dropLast(), rest.first == ":" else { return nil }
        return rest.dropFirst().split { $0.isWhitespace || $0 == "," }
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

extension Trivia {
    /// The comments with their offsets; those of one line that are no documentation are read.
    fileprivate func comments(at start: Int) -> [(text: String, offset: Int, isRead: Bool)] {
        var offset = start
        return pieces.compactMap { piece in
            defer { offset += piece.sourceLength.utf8Length }
            return switch piece {
            case .lineComment(let text): (text, offset, true)
            case .docLineComment(let text), .blockComment(let text), .docBlockComment(let text): (text, offset, false)
            default: nil
            }
        }
    }
}
