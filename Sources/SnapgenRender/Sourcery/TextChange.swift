import Foundation
import SnapgenModel
import SnapgenPlan
import Stencil

/// The changes that filters make to texts, each the same as its namesake's in StencilSwiftKit or Sourcery.
enum TextChange {
    static func upperFirstLetter(_ text: some StringProtocol) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// With its first word in lower case: `PeoplePicker` becomes `peoplePicker`, `URLChooser` becomes `urlChooser`.
    static func lowerFirstWord(_ text: String) -> String {
        var word = text.prefix { $0.isUppercase }
        let isFollowed = text.dropFirst(word.count).first?.isLowercase ?? false
        if word.count > 1, isFollowed { word.removeLast() }
        return word.lowercased() + text.dropFirst(word.count)
    }

    static func camelCase(_ text: String, stripsUnderscores: Bool) throws -> String {
        let hasLowercase = text.contains { ("a"..."z").contains($0) }
        let words =
            hasLowercase
            ? text.split(separator: "_").map(upperFirstLetter)
            : try snakeCased(text).split(separator: "_").map(\.capitalized)
        return (stripsUnderscores ? "" : text.prefix { $0 == "_" }) + words.joined()
    }

    static func snakeCase(_ text: String, isLowercase: Bool) throws -> String {
        let text = try snakeCased(text)
        return isLowercase ? text.lowercased() : text
    }

    private static func snakeCased(_ text: String) throws -> String {
        let patterns = ["([A-Z\\d]+)([A-Z][a-z])", "([a-z\\d])([A-Z])"]
        return try patterns.reduce(text) { try $0.replacing(pattern: $1, with: "$1_$2") }.replacing("-", with: "_")
    }

    /// A text as a name, with underscores for other characters, in the style `valid`, `normal` or `pretty`.
    static func identifier(_ text: String, style: String) throws -> String {
        switch style {
        case "valid": return prefixed(joined(text, capitalizing: false))
        case "normal": return prefixed(joined(text, capitalizing: true))
        case "pretty":
            let name = prefixed(joined(text, capitalizing: true))
            return prefixed(try camelCase(name, stripsUnderscores: true))
        default:
            throw TemplateSyntaxError("'swiftIdentifier' does not know '\(style)'; known are valid, normal, pretty")
        }
    }

    private static func joined(_ text: String, capitalizing: Bool) -> String {
        let parts = text.unicodeScalars.split(omittingEmptySubsequences: false) { !SwiftIdentifier.isValid("x\($0)") }
            .map { String(String.UnicodeScalarView($0)) }
        return parts.map { capitalizing ? upperFirstLetter($0) : $0 }.joined(separator: "_")
    }

    private static func prefixed(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "" }
        return SwiftIdentifier.isValid("\(first)x") ? name : "_\(name)"
    }

    static func escapeKeyword(_ text: String) -> String {
        keywords.contains(text) ? "`\(text)`" : text
    }

    /// Swift's reserved words, contextual ones among them: "Keywords and Punctuation" in "The Swift Programming
    /// Language".
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "protocol", "public", "static", "struct", "subscript",
        "typealias", "var", "break", "case", "continue", "default", "defer", "do", "else", "fallthrough", "for",
        "guard", "if", "in", "repeat", "return", "switch", "where", "while", "as", "Any", "catch", "false", "is", "nil",
        "rethrows", "super", "self", "Self", "throw", "throws", "true", "try", "_", "associativity", "convenience",
        "dynamic", "didSet", "final", "get", "infix", "indirect", "lazy", "left", "mutating", "none", "nonmutating",
        "optional", "override", "postfix", "precedence", "prefix", "Protocol", "required", "right", "set", "Type",
        "unowned", "weak", "willSet",
    ]
}

extension String {
    func replacing(pattern: String, with template: String) throws -> String {
        guard let search = SearchPattern(pattern) else {
            throw TemplateSyntaxError("the pattern '\(pattern)' is no regular expression; correct it")
        }
        guard let replaced = search.replacingMatches(in: self, with: template) else {
            throw TemplateSyntaxError("the pattern '\(pattern)' takes too many steps; write a simpler one")
        }
        return replaced
    }
}
