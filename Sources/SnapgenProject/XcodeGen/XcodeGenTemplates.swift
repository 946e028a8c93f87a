/// The templates of an XcodeGen specification, applied to its targets.
struct XcodeGenTemplates {
    private let templates: [String: PropertyTree]
    private static let deepest = 20

    init(_ specification: PropertyTree) {
        templates = specification["targetTemplates"]?.table ?? [:]
    }

    /// Returns a target with its templates merged below it and their attributes replaced.
    func applied(to target: PropertyTree, named name: String) -> PropertyTree {
        var used = Set<String>()
        let merged = merged(target, depth: 0, &used)
        var attributes = merged["templateAttributes"]?.table.compactMapValues(\.text) ?? [:]
        attributes["target_name"] = name
        return merged.replacingAttributes(attributes)
    }

    /// Returns a target or template with its templates merged below it.
    ///
    /// Each template is merged once, where it is used last, because templates that use others twice would double the
    /// work with each level.
    private func merged(_ target: PropertyTree, depth: Int, _ used: inout Set<String>) -> PropertyTree {
        guard depth < Self.deepest else { return target }
        let names = (target["templates"]?.texts ?? []).reversed().filter { used.insert($0).inserted }
        let below = names.compactMap { templates[$0] }.map { merged($0, depth: depth + 1, &used) }.reversed()
        return below.reduce(PropertyTree.table([:])) { $0.merging($1) }.merging(target)
    }
}

extension PropertyTree {
    /// Returns the tree with `${name}` replaced in all texts and keys.
    func replacingAttributes(_ attributes: [String: String]) -> PropertyTree {
        let replace = { (text: String) in
            attributes.sorted { $0.key < $1.key }.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
        }
        switch self {
        case .text(let text): return .text(replace(text))
        case .list(let list): return .list(list.map { $0.replacingAttributes(attributes) })
        case .table(let table):
            let entries = table.map { (replace($0.key), $0.value.replacingAttributes(attributes)) }
            return .table(Dictionary(entries) { first, _ in first })
        }
    }
}
