import SnapgenModel

/// The part `rules`.
extension NodeReader {
    /// The rules, or `nil` where nothing is said about them.
    mutating func rules(_ fields: Fields) -> Located<[UserRule]>? {
        guard fields[.rules] != nil else { return nil }
        let rules = sections(fields, .rules).compactMap { rule($0) }
        return located(rules, at: fields.origin(of: .rules))
    }

    private mutating func rule(_ fields: Fields) -> UserRule? {
        require(.rulesMatch, in: fields)
        let match = value(fields, .rulesMatch, \.nonEmpty)
        let batch = value(fields, .rulesBatch, \.nonEmpty)
        let settings = Directives(
            skip: value(fields, .rulesSkip, \.flag)?.value,
            batch: batch?.value,
            precision: number(fields, .rulesPrecision)?.value,
            perceptualPrecision: number(fields, .rulesPerceptualPrecision)?.value,
            delay: number(fields, .rulesDelay)?.value,
            layout: value(fields, .rulesLayout) { PreviewLayout($0.text) }?.value,
            device: value(fields, .rulesDevice, \.nonEmpty)?.value,
            record: recordMode(fields)?.value)
        guard let match else { return nil }
        return UserRule(Rule(match: Glob(match.value), settings: settings), match.origin, batchOrigin: batch?.origin)
    }

    private mutating func recordMode(_ fields: Fields) -> Located<RecordMode>? { choice(fields, .rulesRecord) }
}
