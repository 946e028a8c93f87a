package import SnapgenModel
import Yams

/// The tree of a YAML file that keeps to what a configuration needs: anchors, aliases, tags, merge keys and deep
/// nesting are refused, because they make a small file large, or have another meaning than they seem to.
package struct YAMLDocument {
    static let deepest = 32

    package let root: YAMLNode?

    /// Throws every part that is refused, or the first place that is no YAML.
    package init(_ file: ConfigurationFile, resolvesAliases: Bool = false) throws(DiagnosticError) {
        let text = try file.text()
        guard !text.unicodeScalars.contains(AliasStandIn.scalar) else {
            let problem = "the file contains the private character U+E000; remove it"
            throw DiagnosticError(.badYAML, problem, path: file.path)
        }
        var tree = YAMLTree(path: file.path, resolvesAliases: resolvesAliases)
        do {
            let parser = try Parser(
                yaml: AliasStandIn.put(into: text), resolver: .basic, constructor: .default, encoding: .utf8)
            // A node does not own its anchor, the parser does: it has to live until the nodes are walked.
            root = try withExtendedLifetime(parser) { try parser.singleRoot().flatMap { tree.node($0) } }
        } catch {
            throw DiagnosticError(Diagnostic(error, of: text, in: file.path))
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
}

extension UserValue {
    /// Reads a YAML file of another tool, with anchors, aliases and merge keys; scalars are texts, `null` the empty one.
    package static func yaml(_ file: ConfigurationFile) throws(DiagnosticError) -> UserValue? {
        try YAMLDocument(file, resolvesAliases: true).root.map(Self.init)
    }

    private init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let scalar): self = .text(scalar.isNull ? "" : scalar.text)
        case .list(let items): self = .list(items.map { Self($0) })
        case .mapping(let entries):
            self = .mapping(Dictionary(entries.map { ($0.key, Self($0.value)) }) { first, _ in first })
        }
    }
}

package struct ConfigurationFile: Sendable {
    static let longest = 1_000_000

    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The content without a byte order mark; throws where it is too long or no UTF-8.
    package func text() throws(DiagnosticError) -> String {
        guard bytes.count <= Self.longest else {
            throw DiagnosticError(.badYAML, "the file is larger than 1 MB, too large for a configuration", path: path)
        }
        let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        // Decoding mends what is invalid, so it changes the bytes there and nowhere else.
        let text = String(decoding: content, as: UTF8.self)
        guard text.utf8.elementsEqual(content) else {
            let valid = zip(text.utf8, content).prefix { $0 == $1 }.map(\.1)
            let place = TextPlace(after: String(decoding: valid, as: UTF8.self))
            throw DiagnosticError(
                place.diagnostic(.badYAML, "the file is not valid UTF-8 from here on; save it as UTF-8", in: path))
        }
        return text
    }
}
