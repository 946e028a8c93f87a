import SnapgenModel

// MARK: - Lists

extension Shape {
    /// A list of items without invalid ones; an item with a `place` has an origin of its own.
    static func list<Item>(
        of item: Shape<Item>, place: (@Sendable (YAMLNode) -> TextPlace)? = nil
    ) -> Shape where Value == [Item] {
        let expected = item.expected == "a mapping" ? "a list of mappings" : "a list"
        return Shape(
            expected: expected, schema: .list(of: item.schema),
            read: { node, _, name, reader in
                guard let nodes = reader.items(of: node, name, expected) else { return nil }
                if let place {
                    for (index, node) in nodes.enumerated() {
                        reader.setOrigin(of: "\(name.key).\(index)", at: place(node))
                    }
                }
                return reader.readingItem { reader in
                    nodes.compactMap { item.read($0, nil, ValueName(key: name.key, isItem: true), &reader) }
                }
            },
            show: { items in
                let shown = items.compactMap(item.show)
                return item.isLeaf ? .flow(YAMLFlow.list(shown.map(\.flow))) : .items(shown.map(\.flow))
            },
            describe: item.describe)
    }
}

// MARK: - Mappings of keys

extension Shape {
    /// A mapping has to give all keys of one of the lists in `required`; `finish` returns `nil` for an invalid value.
    ///
    /// Reading begins with `empty` or `usual` if there is no current value; keys with the values of `usual` are not shown.
    static func section(
        _ keys: [Key<Value>], empty: Value? = nil, usual: Value? = nil, required: [[String]] = [],
        finish: @escaping @Sendable (Value, Fields, inout NodeReader) -> Value? = { value, _, _ in value }
    ) -> Shape {
        Shape(
            expected: "a mapping", schema: object(keys, required: required), isLeaf: false,
            read: { node, current, name, reader in
                guard var fields = reader.fields(of: node, keys.map(\.name), name),
                    var value = current ?? empty ?? usual
                else { return nil }
                for key in keys {
                    guard let entry = fields[key.name] else { continue }
                    if key.read(entry, &value, name.key, &reader) { fields.valid.insert(key.name) }
                }
                return finish(value, fields, &reader)
            },
            show: { value in
                let shown = keys.compactMap { key in key.show(value).map { (key: key, block: $0) } }
                let unusual = shown.filter { $0.block.flow != usual.flatMap($0.key.show)?.flow }
                return .section(unusual.map { ($0.key.name, $0.block) })
            },
            describe: { parent in keys.flatMap { $0.describe(parent) } })
    }

    /// The schema of a mapping of keys and of no others; it has to give all keys of one of the lists of `required`.
    private static func object(_ keys: [Key<Value>], required: [[String]]) -> JSONObject {
        var object: JSONObject = [
            "type": .text("object"),
            "properties": .mapping(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, .mapping($0.schema)) })),
            "additionalProperties": .flag(false),
        ]
        let requirements = required.map { ["required": UserValue.list($0.map { .text($0) })] }
        if requirements.count > 1 {
            object["anyOf"] = .list(requirements.map { .mapping($0) })
        } else if let requirement = requirements.first {
            object.merge(requirement) { $1 }
        }
        return object
    }
}

// MARK: - Mappings of names

extension Shape {
    /// A mapping from names to items, which is replaced as a whole; `problem` refuses names.
    static func mapping<Item>(
        of item: Shape<Item>, problem: @escaping @Sendable (String) -> String? = { _ in nil }
    ) -> Shape where Value == [(name: String, value: Item)] {
        Shape(
            expected: "a mapping", schema: .named(item.schema),
            read: { node, _, name, reader in
                reader.entries(of: node, name)?.compactMap { entry in
                    if let problem = problem(entry.key) {
                        reader.report(.badValue, problem, at: entry.place)
                        return nil
                    }
                    return item.read(entry.value, nil, ValueName(key: "\(name.key).\(entry.key)"), &reader)
                        .map { (entry.key, $0) }
                }
            },
            show: { .entries($0.map { ($0.name, item.flow($0.value)) }) })
    }

    /// A mapping from names to items, each of which has an origin and replaces one of its name.
    static func named<Item>(
        _ noun: String, _ name: any WritableKeyPath<Item, String> & Sendable, _ item: Shape<Item>,
        empty: @escaping @Sendable (String) -> Item,
        check: @escaping @Sendable (Item, YAMLEntry, inout NodeReader) -> Void = { _, _, _ in }
    ) -> Shape where Value == [Item] {
        Shape(
            expected: "a mapping", schema: .named(item.schema), isLeaf: false,
            read: { node, current, path, reader in
                guard let entries = reader.entries(of: node, path) else { return nil }
                return entries.reduce(into: current ?? []) { items, entry in
                    reader.checkName(of: entry, called: noun)
                    let path = "\(path.key).\(entry.key)"
                    reader.setOrigin(of: path, at: entry.place)
                    let problems = reader.diagnostics.count
                    let value = reader.readingItem { reader in
                        item.read(entry.value, empty(entry.key), ValueName(key: path), &reader)
                    }
                    if let value, reader.diagnostics.count == problems { check(value, entry, &reader) }
                    // An invalid item is kept, so that its name is known.
                    items = items.overridden(by: [value ?? empty(entry.key)], named: { $0[keyPath: name] })
                }
            },
            show: { items in
                .named(items.compactMap { value in item.show(value).map { (value[keyPath: name], $0.onOneLine) } })
            },
            describe: item.describe)
    }
}

extension Array {
    /// The elements with those of `others` in place of the elements with the same name; new ones come last.
    func overridden(by others: [Element], named name: (Element) -> String) -> [Element] {
        others.reduce(into: self) { result, element in
            if let index = result.firstIndex(where: { name($0) == name(element) }) {
                result[index] = element
            } else {
                result.append(element)
            }
        }
    }
}
