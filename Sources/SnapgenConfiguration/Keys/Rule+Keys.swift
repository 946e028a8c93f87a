import SnapgenModel

extension Rule {
    package static let shape = Shape<Rule>.section(
        keys, empty: Rule(match: Glob(""), settings: Directives()), required: [["match"]], finish: check)

    @Sendable static func place(of node: YAMLNode) -> TextPlace { node["match"]?.value.place ?? node.place }

    @KeyTable<Rule> private static var keys: [Key<Rule>] {
        Key("match", \.match, .glob, "A pattern for an entry's name, title or id.")
        DirectiveWord.all.filter(\.isRuleKey).map { word in Key(word.name, \.settings, .word(word), word.summary) }
    }

    @Sendable private static func check(_ rule: Rule, _ fields: Fields, _ reader: inout NodeReader) -> Rule? {
        reader.require("match", Shape.glob.expected, in: fields)
        let batches = reader.context.environments.batches.map(\.name)
        if let batch = rule.settings.batch, !batches.contains(batch), let entry = fields["batch"] {
            reader.reportUnknown("batch", batch, among: batches, at: entry.value.place)
        }
        return fields.valid.contains("match") ? rule : nil
    }
}

extension Shape where Value == Directives {
    fileprivate static func word(_ word: DirectiveWord) -> Shape {
        Shape(
            expected: word.values.description, schema: word.values.schema,
            read: { node, current, name, reader in
                reader.value(of: node, name, word.values.description) { scalar in
                    var directives = current ?? Directives()
                    return word.values.text(of: scalar).flatMap { word.parse($0, &directives) ? directives : nil }
                }
            },
            show: { word.text($0).map { .flow(word.values.flow($0)) } })
    }
}

extension DirectiveWord.Values {
    fileprivate var schema: JSONObject {
        switch self {
        case .flag: .orVariable(["type": .text("boolean")])
        case .share: .orVariable(NumberRange.share.schema)
        case .seconds: .orVariable(NumberRange.notNegative.schema)
        case .choice(let names): .choice(names)
        case .text: .anyText
        }
    }

    /// The text of a value without quotes, or of any value if the word takes texts.
    fileprivate func text(of scalar: YAMLScalar) -> String? {
        switch self {
        case .flag: scalar.flag.map { "\($0)" }
        case .share, .seconds: scalar.number.map { "\($0)" }
        case .choice, .text: scalar.text
        }
    }

    fileprivate func flow(_ text: String) -> String {
        switch self {
        case .flag, .choice: text
        case .share, .seconds: Double(text).map(YAMLFlow.number) ?? text
        case .text: YAMLFlow.text(text)
        }
    }
}
