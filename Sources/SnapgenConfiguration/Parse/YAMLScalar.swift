import Foundation
import SnapgenModel

/// A single value: a text that may be read as a number or a flag if it has no quotes.
package struct YAMLScalar: Equatable, Sendable {
    package var text: String
    var isPlain: Bool

    package init(text: String, isPlain: Bool) {
        self.text = text
        self.isPlain = isPlain
    }

    /// Indicates whether there is no value: `~`, `null` or an empty text.
    package var isNull: Bool { isPlain && ["", "~", "null", "Null", "NULL"].contains(text) }

    var found: String {
        let plain = YAMLScalar(text: text, isPlain: true)
        let wouldBeOther = !isPlain && (plain.number != nil || plain.flag != nil)
        return wouldBeOther ? "\(text.quoted) in quotes" : text.quoted
    }

    /// The value as a flag, as YAML 1.1 spells them but for `on` and `off`.
    package var flag: Bool? {
        guard isPlain else { return nil }
        if ["true", "True", "TRUE", "yes", "Yes", "YES"].contains(text) { return true }
        if ["false", "False", "FALSE", "no", "No", "NO"].contains(text) { return false }
        return nil
    }

    /// The value as a finite decimal number; `012`, which YAML 1.1 takes for ten and people for twelve, is none.
    package var number: Double? {
        guard isPlain, text.utf8.allSatisfy("0123456789.eE+-".utf8.contains) else { return nil }
        let digits = text.drop { $0 == "+" || $0 == "-" }
        guard let first = digits.first, first != "e", first != "E" else { return nil }
        if first == "0", digits.dropFirst().first?.isNumber == true { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    var nonEmpty: String? { text.isEmpty ? nil : text }

    /// The value as a path, which no shell expands.
    var path: RelativePath? {
        text.hasPrefix("~/") || text.contains(where: \.isNewline) ? nil : RelativePath(text)
    }

    /// The value as a name that Swift takes for a type or a macro.
    var identifier: String? { text.isIdentifier ? text : nil }

    /// The value as the name of a type, which may have the names of outer types before it.
    var typeName: String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy(\.isIdentifier) ? text : nil
    }

    var ownModule: String? { text.isModule ? text : nil }

    /// The value as a module's name, or a submodule's: `UIKit.UIView`.
    package var module: String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy(\.isModule) ? text : nil
    }

    /// The value as a locale's identifier, which becomes a part of names, or as a pseudo-language.
    var locale: String? {
        if PseudoLanguage(rawValue: text) != nil { return text }
        let language = Locale.LanguageCode(String(text.prefix(while: \.isLetter)))
        return language.isISOLanguage ? matching(/[A-Za-z]{2,3}(?:[_-][A-Za-z0-9]{1,8})*/) : nil
    }

    /// The value as the identifier of a time zone in the database of IANA, whose names are of ASCII letters and digits.
    var timeZone: String? { matching(/[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*/) }

    var size: SnapshotEnvironment.Layout? {
        guard case .fixed(let width, let height) = PreviewLayout(text) else { return nil }
        return Double(width).flatMap { width in Double(height).map { .fixed(width: width, height: $0) } }
    }

    /// The value as the identifier of a device's model: a family and its two numbers.
    package var deviceModel: String? { matching(/[A-Za-z]+[0-9]+,[0-9]+/) }

    private func matching(_ form: Regex<Substring>) -> String? { text.wholeMatch(of: form) == nil ? nil : text }

    var component: String? {
        path.flatMap { $0.components.count == 1 && $0.string == text ? text : nil }
    }

    /// The value as a template: a built-in one's name, or a path below the root.
    var template: String? { text.contains("/") || text.contains(".") ? path?.string : nonEmpty }
}

extension StringProtocol {
    package var isIdentifier: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Indicates whether an import can name the text, which excludes keywords.
    package var isModule: Bool { isIdentifier && SwiftIdentifier.quoted(String(self)) == self }
}

extension String {
    /// The text, or the beginning of a long one, between the quotes of a message.
    package var quoted: String { "'\(prefix(60))\(count > 60 ? "…" : "")'" }
}
