package import SnapgenModel
import Yams

/// The tree of a YAML file that keeps to what a configuration needs.
///
/// Anchors, aliases, tags, merge keys and deep nesting are refused: they make a small file large, or have another
/// else than they seem to.
package struct YAMLDocument {
    static let deepest = 32

    package let root: YAMLNode?

    /// Throws every part that is refused, or the first place that is no YAML.
    package init(_ file: ConfigurationFile, resolvesAliases: Bool = false) throws(DiagnosticError) {
        let text = try file.text()
        guard !text.unicodeScalars.contains(AliasStandIn.scalar) else { throw AliasStandIn.error(in: file.path) }
        var tree = YAMLTree(path: file.path, resolvesAliases: resolvesAliases)
        do {
            let parser = try Parser(
                yaml: AliasStandIn.put(into: text), resolver: .basic, constructor: .default, encoding: .utf8)
            // A node does not own its anchor, the parser does: it has to live until the nodes are walked.
            root = try withExtendedLifetime(parser) { try parser.singleRoot().flatMap { tree.node($0) } }
        } catch {
            throw DiagnosticError(YAMLProblem(error, in: text).diagnostic(in: file.path))
        }
        guard tree.diagnostics.isEmpty else { throw DiagnosticError(tree.diagnostics.sortedByPlace()) }
    }
}

/// A character that takes the place of every `*` before libyaml sees the text.
///
/// A few nested aliases keep a parser busy for hours, so none may reach it. What would have been an alias is then an
/// unquoted value that begins with the stand-in, at the same line and column.
enum AliasStandIn {
    /// A character for private use, which libyaml takes as it takes a letter.
    static let scalar: Unicode.Scalar = "\u{E000}"

    static func put(into text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "*" ? scalar : $0 }))
    }

    static func remove(from text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == scalar ? "*" : $0 }))
    }

    static func error(in path: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(.badYAML, .error, "the file contains the private character U+E000; remove it", path: path))
    }
}
