import SnapgenModel
import Yams

/// Takes over the nodes that libyaml read, and remembers those that are refused.
struct YAMLTree {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []
    private var depth = 0
    /// The anchors so far with the numbers of their nodes; `nil` if anchors are refused.
    private var anchors: [String: (node: YAMLNode, size: Int)]?
    /// The number of nodes so far, those of aliases included.
    private var size = 0

    init(path: String, resolvesAliases: Bool) {
        self.path = path
        anchors = resolvesAliases ? [:] : nil
    }

    mutating func node(_ node: Node) -> YAMLNode? {
        let place = TextPlace(node)
        guard depth < YAMLDocument.deepest else {
            refuse("lists and mappings are nested more than \(YAMLDocument.deepest) deep here; make it flatter", place)
            return nil
        }
        refuseAnchor(of: node, at: place)
        refuseTag(node.ownTag, impliedBy: node.impliedTag, at: place)
        if let alias = alias(node) { return resolved(alias, at: place) }
        depth += 1
        defer { depth -= 1 }
        let before = size
        size += 1
        let taken = content(of: node, at: place).map { YAMLNode(content: $0, place: place) }
        if let taken, let name = node.anchor?.rawValue { anchors?[name] = (taken, size - before) }
        return taken
    }

    private mutating func content(of node: Node, at place: TextPlace) -> YAMLNode.Content? {
        switch node {
        case .scalar(let scalar): .scalar(value(scalar, at: place))
        case .sequence(let sequence): .list(sequence.compactMap { self.node($0) })
        case .mapping(let mapping): .mapping(merged(mapping.compactMap { entry(key: $0.key, value: $0.value) }))
        // Only nodes that are made in code are aliases.
        case .alias: nil
        }
    }

    private mutating func value(_ scalar: Node.Scalar, at place: TextPlace) -> YAMLScalar {
        let text = AliasStandIn.remove(from: scalar.string)
        let isPlain = scalar.style == .plain
        if isPlain, scalar.string.unicodeScalars.first == AliasStandIn.scalar {
            refuse("\(text.quoted) is a YAML alias, which is not taken; if it is a text, put it in quotes", place)
        }
        return YAMLScalar(text: text, isPlain: isPlain)
    }

    private mutating func entry(key: Node, value: Node) -> YAMLEntry? {
        let place = TextPlace(key)
        guard let scalar = key.scalar else {
            refuse("a list or a mapping cannot be a key; use a name", place)
            return nil
        }
        refuseAnchor(of: key, at: place)
        refuseTag(scalar.tag, impliedBy: .str, at: place)
        let name = self.value(scalar, at: place)
        if anchors == nil, name == YAMLScalar(text: "<<", isPlain: true) {
            refuse("'<<' merges another mapping, which is not taken; write its keys here", place)
        }
        return node(value).map { YAMLEntry(key: name.text, place: place, value: $0) }
    }
}

// MARK: - Aliases

extension YAMLTree {
    /// The largest number of nodes in a file with aliases, because a few nested aliases mean millions.
    private static let mostNodes = 50_000

    private func alias(_ node: Node) -> String? {
        guard anchors != nil, case .scalar(let scalar) = node, scalar.style == .plain,
            scalar.string.unicodeScalars.first == AliasStandIn.scalar
        else { return nil }
        return String(AliasStandIn.remove(from: scalar.string).dropFirst())
    }

    private mutating func resolved(_ alias: String, at place: TextPlace) -> YAMLNode? {
        guard let anchor = anchors?[alias] else {
            refuse("no anchor before this place is called '&\(alias)'; write the value here", place)
            return nil
        }
        guard size + anchor.size <= Self.mostNodes else {
            refuse("with its aliases, the file has more than \(Self.mostNodes) values; write fewer", place)
            return nil
        }
        size += anchor.size
        return anchor.node
    }

    /// Returns the entries of a mapping with those that `<<` merges, behind its own, which take precedence.
    private func merged(_ entries: [YAMLEntry]) -> [YAMLEntry] {
        guard anchors != nil, entries.contains(where: { $0.key == "<<" }) else { return entries }
        let own = entries.filter { $0.key != "<<" }
        let others = entries.filter { $0.key == "<<" }.flatMap { entry -> [YAMLEntry] in
            if case .list(let items) = entry.value.content { return items.flatMap(\.entries) }
            return entry.value.entries
        }
        return (own + others).distinct(\.key)
    }
}

extension YAMLNode {
    fileprivate var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }
}

extension YAMLTree {
    private mutating func refuse(_ message: String, _ place: TextPlace) {
        diagnostics.append(place.diagnostic(.badYAML, message, in: path))
    }

    private mutating func refuseAnchor(of node: Node, at place: TextPlace) {
        guard anchors == nil, let anchor = node.anchor else { return }
        refuse("'&\(anchor.rawValue)' is a YAML anchor, which is not taken; write the value where it is needed", place)
    }

    private mutating func refuseTag(_ tag: Tag, impliedBy name: Tag.Name, at place: TextPlace) {
        // As texts, because making a tag compiles the regular expressions of Yams.
        guard ![Tag.Name.implicit.rawValue, name.rawValue].contains(tag.rawValue) else { return }
        refuse("the value has the YAML tag \(tag.rawValue.quoted), which is not taken; leave the tag out", place)
    }
}

extension TextPlace {
    fileprivate init(_ node: Node) {
        self.init(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
    }
}

extension Node {
    /// The tag as it was read; not `Node.tag`, which makes one up where none is.
    fileprivate var ownTag: Tag {
        switch self {
        case .scalar(let scalar): scalar.tag
        case .sequence(let sequence): sequence.tag
        case .mapping(let mapping): mapping.tag
        case .alias(let alias): alias.tag
        }
    }

    /// The tag that Yams gives to a value without one: quotes make it a text.
    fileprivate var impliedTag: Tag.Name {
        if case .scalar(let scalar) = self, scalar.style != .plain { .str } else { .implicit }
    }
}
