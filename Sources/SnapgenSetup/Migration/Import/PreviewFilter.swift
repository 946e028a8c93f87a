import Foundation
import SnapgenConfiguration
import SnapgenModel
import SnapgenScan

/// A filter of previews by SnapshotPreviews (0.14.0, `FindPreviews.shouldInclude`).
///
/// Its texts are regular expressions that match anywhere in the name of a preview: `Module.Type` for a provider,
/// `Module/File.swift:Display name` for a macro. Modules are compared as a whole. What is excluded takes precedence.
struct PreviewFilter: Hashable {
    var previews: [String]?
    var excluded: [String] = []
    var modules: [String]?
    var excludedModules: [String] = []

    var isLimited: Bool { previews != nil || modules != nil }

    func takes(_ entry: CatalogEntry) -> Bool {
        if excludedModules.contains(entry.module) || modules?.contains(entry.module) == false { return false }
        let name = Self.name(of: entry)
        if excluded.contains(where: { Self.occurs($0, in: name) }) { return false }
        return previews?.contains { Self.occurs($0, in: name) } ?? true
    }

    private static func name(of entry: CatalogEntry) -> String {
        guard entry.kind == .macro else { return "\(entry.module).\(entry.name ?? "")" }
        return "\(entry.module)/\(entry.path.name)" + (entry.name.map { ":\($0)" } ?? "")
    }

    /// The rules that take what the filter takes, as far as patterns can do it.
    var taken: [Rule] {
        guard let previews else { return Self.rules((modules ?? []).flatMap(Self.globs), skip: false) }
        let globs = previews.compactMap(Self.glob)
        guard let modules else { return Self.rules(globs, skip: false) }
        return Self.rules(modules.flatMap { module in globs.flatMap { Self.limited($0, to: module) } }, skip: false)
    }

    /// The rules that leave out what the filter excludes, as far as patterns can do it.
    var left: [Rule] { Self.rules(excluded.compactMap(Self.glob) + excludedModules.flatMap(Self.globs), skip: true) }

    private static func rules(_ globs: [String], skip: Bool) -> [Rule] {
        globs.map { Rule(match: Glob($0), settings: Directives(skip: skip)) }
    }

    /// The globs for the ids of a module: of types and of macros.
    private static func globs(ofModule name: String) -> [String] { ["\(name).**", "\(name)/**"] }

    /// A glob within a module; one that has a beginning names the module itself.
    private static func limited(_ glob: String, to module: String) -> [String] {
        glob.hasPrefix("**") ? ["\(module).\(glob)", "\(module)/\(glob)"] : [glob]
    }

    /// `nil` for a text that is no regular expression.
    static func expression(_ text: String) -> NSRegularExpression? {
        // An empty one is an error for Foundation.
        try? NSRegularExpression(pattern: text.isEmpty ? "(?:)" : text)
    }

    private static func occurs(_ text: String, in name: String) -> Bool {
        expression(text)?.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }

    /// The pattern for ids, in which a `#` stands before the display name of a macro; `nil` if the expression consists
    /// of more than characters, `.`, `.*`, a `^` before them and a `$` behind them.
    private static func glob(of text: String) -> String? {
        guard expression(text) != nil else { return nil }
        var rest = text[...]
        var parts = [anything]
        if rest.first == "^" {
            rest.removeFirst()
            parts = []
        }
        var isEnd = false
        while let character = rest.popFirst() {
            switch character {
            case "$" where rest.isEmpty: isEnd = true
            case "." where rest.first == "*":
                rest.removeFirst()
                if parts.last != anything { parts.append(anything) }
            case ".": parts.append("?")
            case "\\":
                guard let next = rest.popFirst(), !next.isLetter, !next.isNumber else { return nil }
                parts.append(escaped(next))
            case _ where "^$*+?()[]{}|".contains(character): return nil
            default: parts.append(escaped(character))
            }
        }
        if !isEnd, parts.last != anything { parts.append(anything) }
        return parts.joined()
    }

    private static let anything = "**"

    /// A character for itself; no other character of a pattern matches a slash.
    private static func escaped(_ character: Character) -> String {
        if character == ":" { return "[:#]" }
        return "*?[\\/".contains(character) ? "\\\(character)" : "\(character)"
    }
}
