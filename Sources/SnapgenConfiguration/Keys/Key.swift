import SnapgenModel

/// A key of a mapping: its name, the property that it sets, and the shape of its value.
package struct Key<Root: Sendable>: Sendable {
    package let name: String
    let schema: JSONObject
    /// Reads the entry of the key in a mapping called `mapping`; returns whether the value is valid.
    let read: @Sendable (_ entry: YAMLEntry, _ root: inout Root, _ mapping: String, _ reader: inout NodeReader) -> Bool
    /// The value as YAML; `nil` if it is left out.
    package let show: @Sendable (Root) -> YAMLBlock?
    let describe: @Sendable (_ parent: String) -> [ConfigurationKey]

    init<Value>(
        _ name: String, _ storage: any WritableKeyPath<Root, Value> & Sendable, _ shape: Shape<Value>,
        _ summary: String,
        isShown: @escaping @Sendable (Root) -> Bool = { _ in true }
    ) {
        self.name = name
        schema = shape.schema.merging(["description": .text(summary)]) { $1 }
        read = { entry, root, mapping, reader in
            let path = ConfigurationKey.path(name, below: mapping)
            if shape.isLeaf { reader.setOrigin(of: path, at: entry.origin) }
            guard let value = shape.read(entry.value, root[keyPath: storage], ValueName(key: path), &reader) else {
                return false
            }
            root[keyPath: storage] = value
            return true
        }
        show = { root in isShown(root) ? shape.show(root[keyPath: storage]) : nil }
        describe = { parent in
            let path = ConfigurationKey.path(name, below: parent)
            return [ConfigurationKey(path: path, summary: summary, expected: shape.expected)] + shape.describe(path)
        }
    }
}

/// Collects the keys of a mapping; each declaration is type-checked on its own.
@resultBuilder
enum KeyTable<Root: Sendable> {
    static func buildExpression(_ key: Key<Root>) -> [Key<Root>] { [key] }
    static func buildExpression(_ keys: [Key<Root>]) -> [Key<Root>] { keys }
    static func buildBlock(_ keys: [Key<Root>]...) -> [Key<Root>] { Array(keys.joined()) }
}

struct ValueName: Sendable {
    let key: String
    var isItem = false

    func mismatch(_ expected: String, with node: YAMLNode) -> String {
        if isItem { return "each item of '\(key)' has to be \(expected), not \(node.found)" }
        if node.isNull { return "'\(key)' has no value; it takes \(expected)" }
        return "'\(key)' takes \(expected), not \(node.found)"
    }
}
