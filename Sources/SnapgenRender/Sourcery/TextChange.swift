import Foundation
import SnapgenModel
import Stencil

/// What filters make of texts; each does exactly what its namesake in StencilSwiftKit or Sourcery does.
enum TextChange {
    /// With its first letter in upper case: `people picker` becomes `People picker`.
    static func upperFirstLetter(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return String(first).uppercased() + String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    }

    /// With its first word in lower case: `PeoplePicker` becomes `peoplePicker`, `URLChooser` becomes `urlChooser`.
    static func lowerFirstWord(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var length = scalars.prefix { CharacterSet.uppercaseLetters.contains($0) }.count
        if length > 1, length < scalars.count, CharacterSet.lowercaseLetters.contains(scalars[length]) { length -= 1 }
        let split = text.unicodeScalars.index(text.unicodeScalars.startIndex, offsetBy: length)
        return text[..<split].lowercased() + text[split...]
    }

    /// With spaces between its words: `somethingNamedLikeThis` becomes `Something Named Like This`.
    static func titleCase(_ text: String) -> String {
        let patterns = [
            "([a-z])([A-Z](?=[A-Z])[a-z]*)", "([A-Z])([A-Z][a-z])", "([a-z]vis)([A-Z][a-z])", "([a-z])([A-Z][a-z])",
        ]
        let words = patterns.reduce(text) { $0.replacingMatches(of: $1, with: "$1 $2") }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// As one word: `snake_case` becomes `SnakeCase`, `_SNAKE_CASE` becomes `_SnakeCase`.
    static func camelCase(_ text: String, stripsUnderscores: Bool) -> String {
        let hasLowercase = text.unicodeScalars.contains { ("a"..."z").contains($0) }
        let words =
            hasLowercase
            ? text.components(separatedBy: "_").map(upperFirstLetter)
            : snakeCased(text).components(separatedBy: "_").map(\.capitalized)
        return (stripsUnderscores ? "" : text.prefix { $0 == "_" }) + words.joined()
    }

    /// With underscores between its words: `camelCase` becomes `camel_case`.
    static func snakeCase(_ text: String, isLowercase: Bool) -> String {
        isLowercase ? snakeCased(text).lowercased() : snakeCased(text)
    }

    private static func snakeCased(_ text: String) -> String {
        text.replacingMatches(of: "([A-Z\\d]+)([A-Z][a-z])", with: "$1_$2")
            .replacingMatches(of: "([a-z\\d])([A-Z])", with: "$1_$2")
            .replacingOccurrences(of: "-", with: "_")
    }

    /// A text as a name: with underscores for what no name holds, and as `style` says, `valid`, `normal` or `pretty`.
    static func identifier(_ text: String, style: String) throws -> String {
        switch style {
        case "valid": prefixed(joined(text, capitalizing: false))
        case "normal": prefixed(joined(text, capitalizing: true))
        case "pretty": prefixed(camelCase(prefixed(joined(text, capitalizing: true)), stripsUnderscores: true))
        default:
            throw TemplateSyntaxError("'swiftIdentifier' does not know '\(style)'; known are valid, normal, pretty")
        }
    }

    private static func joined(_ text: String, capitalizing: Bool) -> String {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { !isPartOfName($0) }
            .map { String(String.UnicodeScalarView($0)) }
        return parts.map { capitalizing ? upperFirstLetter($0) : $0 }.joined(separator: "_")
    }

    private static func prefixed(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "" }
        return isPartOfName(first) && SwiftIdentifier.isValid("\(first)x") ? name : "_\(name)"
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        SwiftIdentifier.isValid("x\(scalar)")
    }

    /// In backticks where it is a keyword.
    static func escapeKeyword(_ text: String) -> String {
        keywords.contains(text) ? "`\(text)`" : text
    }

    /// The last part of a path: `b.swift` of `a/b.swift`.
    static func basename(_ text: String) -> String { (text as NSString).lastPathComponent }

    /// The folder of a path, `.` where it names none.
    static func dirname(_ text: String) -> String {
        let folder = withoutLastComponent(text)
        return folder.isEmpty ? "." : folder
    }

    /// A path without its last part; nothing where it has only one.
    static func withoutLastComponent(_ text: String) -> String { (text as NSString).deletingLastPathComponent }

    /// Without any white space, or, where `mode` is `leading`, without line ends and what indents the lines.
    static func withoutLineEnds(_ text: String, mode: String) throws -> String {
        switch mode {
        case "all": return text.components(separatedBy: .whitespacesAndNewlines).joined()
        case "leading":
            let lines = text.components(separatedBy: .newlines)
            return lines.map { $0.replacingMatches(of: "^\\s+", with: "") }.joined()
                .trimmingCharacters(in: .whitespaces)
        default: throw TemplateSyntaxError("'removeNewlines' does not know '\(mode)'; known are all, leading")
        }
    }

    /// Swift's reserved words, contextual ones among them: "Keywords and Punctuation" in "The Swift Programming
    /// Language".
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for",
        "guard",
        "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil",
        "rethrows", "super", "self", "Self", "throw", "throws", "true", "try", "_", "associativity", "convenience",
        "dynamic", "didSet", "final", "get", "infix", "indirect", "lazy", "left", "mutating", "none", "nonmutating",
        "optional", "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set", "Type",
        "unowned", "weak", "willSet",
    ]
}

extension String {
    fileprivate func replacingMatches(of pattern: String, with replacement: String) -> String {
        replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
}
