import SnapgenModel

extension Rule {
    package static let shape = Shape<Rule>.section(
        keys, empty: Rule(match: Glob(""), settings: Directives()), required: [["match"]], finish: check)

    @Sendable static func place(of node: YAMLNode) -> TextPlace { node["match"]?.value.place ?? node.place }

    @KeyTable<Rule> private static var keys: [Key<Rule>] {
        Key(
            "match", \.match, .glob,
            "A pattern for an entry's name, title or id with `*`, `**`, `?`, `[ab]`; `\\` escapes them.")
        DirectiveWord.all.filter(\.isRuleKey).map { word in Key(word.name, \.settings, word.shape, word.summary) }
    }

    @Sendable private static func check(_ rule: Rule, _ fields: Fields, _ reader: inout NodeReader) -> Rule? {
        reader.require("match", Shape.glob.expected, in: fields)
        let batches = reader.context.environments.batches.map(\.name)
        if let batch = rule.settings.batch, !batches.contains(batch), let entry = fields["batch"] {
            reader.reportUnknown("batch", batch, among: batches, at: entry.value.place)
        }
        let devices = reader.context.allDevices
        if let device = rule.settings.device, devices.device(called: device) == nil, let entry = fields["device"] {
            reader.reportUnknown("device", device, among: devices.map(\.name), at: entry.value.place)
        }
        return fields.valid.contains("match") ? rule : nil
    }
}
