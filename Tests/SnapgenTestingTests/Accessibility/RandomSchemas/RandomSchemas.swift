import SnapgenTestSupport

/// Random schemas, each of which may contain those before it.
struct RandomSchemas {
    private var random: SplitMix64
    private var count = 0
    private var schemas: [SchemaDescription] = []

    private static let plain = ["TextAccessibility", "ImageAccessibility", "ViewAccessibility", "AnyAccessibility"]
    private static let labels = ["title", "icon", "cell", "header", "footer", "users", "naïve", "größe", "x", "self_"]

    /// Returns `count` schemas with their nested ones.
    static func make(_ count: Int, seed: UInt64) -> [SchemaDescription] {
        var schemas = RandomSchemas(random: SplitMix64(state: seed))
        for _ in 0..<count { schemas.add() }
        return schemas.schemas
    }

    private mutating func add() {
        count += 1
        let kind = chance(3) ? SchemaDescription.Kind.screen : .view
        schemas.append(schema(named: "S\(count)", kind))
    }

    private mutating func schema(named name: String, _ kind: SchemaDescription.Kind) -> SchemaDescription {
        var schema = SchemaDescription(name: name, kind: kind)
        if kind == .view, chance(6) { schema.base = schemas.filter { $0.kind == .view }.suffix(1) }
        if kind != .group, chance(4) { schema.nested = [self.schema(named: "\(name).N", chance(2) ? .group : .view)] }
        let inherited = Set(schema.base.flatMap(\.allProperties).map(\.label))
        var labels: [String] = []
        for label in Self.labels.shuffled(using: &random) { labels.append(chance(2) ? "\(label)\(count)" : label) }
        labels = labels.filter { !inherited.contains($0) }
        for label in labels.prefix(Int.random(in: 1...4, using: &random)) {
            let value = value(in: schema, label)
            let isLazy = if case .schema = value { chance(8) } else { false }
            schema.properties.append(.init(label: label, value: value, isLazy: isLazy))
        }
        return schema
    }

    private mutating func value(in schema: SchemaDescription, _ label: String) -> SchemaDescription.Value {
        let type = Self.plain.randomElement(using: &random) ?? "ViewAccessibility"
        let components = schemas.suffix(20).filter { $0.kind == .view }
        let component = components.randomElement(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1, 2: return .plain(type)
        case 3: return .identified(type, "raw-\(count)-\(label)")
        case 4: return .array(component?.name ?? type)
        case 5: return .list(component?.name ?? type, chance(3) ? "list-\(count)-\(label)" : nil)
        case 6: return schema.nested.first.map { .schema($0) } ?? .plain(type)
        default: return component.map { .schema($0) } ?? .plain(type)
        }
    }

    private mutating func chance(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }
}
